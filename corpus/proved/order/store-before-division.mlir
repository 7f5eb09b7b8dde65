// Right: the volatile store comes before the division.
//
// RUN: verify-lowering %S/../../bad/order/Inputs/divides.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @divides(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  llvm.store volatile %a, %p : i32, !llvm.ptr
  %r = llvm.udiv %a, %b : i32
  llvm.return %r : i32
}
