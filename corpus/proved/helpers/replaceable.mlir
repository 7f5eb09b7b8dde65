// Right: the call of a function that the linker may replace is not inlined.
//
// RUN: verify-lowering %S/../../bad/helpers/Inputs/replaceable.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

llvm.func linkonce @one() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.return %one : i32
}
llvm.func @calls() -> i32 {
  %r = llvm.call @one() : () -> i32
  llvm.return %r : i32
}
