// The division by zero is undefined, but the volatile store in front of it is made all the same: execution may end there. (LLVM Language
// Reference, "Volatile Memory Accesses".)
//
// RUN: expect-status 1 verify-lowering %S/Inputs/told-first.mlir --lowered %s | FileCheck %s
// CHECK: @told_first: refuted: call: the source makes a volatile store, the lowering returns

llvm.func @told_first(%p: !llvm.ptr, %x: i32, %y0: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %y = llvm.freeze %y0 : i32
  %c = llvm.icmp "eq" %y, %z : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %z : i32
^b:
  llvm.store volatile %one, %p : i32, !llvm.ptr
  %r = llvm.udiv %x, %y : i32
  llvm.return %r : i32
}
