// Wrong: one of two values is chosen, not a third.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=either | FileCheck %s
// CHECK: @either: unknown: return-value

llvm.func @either() -> i32 {
  %r = llvm.mlir.constant(3 : i32) : i32
  llvm.return %r : i32
}
