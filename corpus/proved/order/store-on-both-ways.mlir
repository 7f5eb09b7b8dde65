// Right: the volatile store is made on both ways; the division by zero is undefined.
//
// RUN: verify-lowering %S/../../bad/order/Inputs/reported-first.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @told_first(%p: !llvm.ptr, %x: i32, %y0: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %y = llvm.freeze %y0 : i32
  %c = llvm.icmp "eq" %y, %z : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store volatile %one, %p : i32, !llvm.ptr
  llvm.return %z : i32
^b:
  llvm.store volatile %one, %p : i32, !llvm.ptr
  %r = llvm.udiv %x, %y : i32
  llvm.return %r : i32
}
