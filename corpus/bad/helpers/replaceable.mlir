// Wrong: a function's body is in the place of its call, though the linker may take another one of that name.
// RUN: expect-status 1 verify-lowering %S/Inputs/replaceable.mlir --lowered %s | FileCheck %s
// CHECK: @calls: refuted

module {
llvm.func @calls() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.return %one : i32
}
}
