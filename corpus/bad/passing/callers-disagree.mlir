// Wrong: the caller takes the function for one of the C convention.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/passing/Inputs/own.mlir --lowered %s | FileCheck %s
// CHECK: @calls: refuted: attribute


llvm.func internal fastcc @sums(%x: i32) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %more = llvm.icmp "sgt" %x, %1 : i32
  llvm.cond_br %more, ^on, ^end
^on:
  %y = llvm.sub %x, %1 : i32
  %s = llvm.call fastcc @sums(%y) : (i32) -> i32
  %r = llvm.add %s, %x : i32
  llvm.return %r : i32
^end:
  llvm.return %x : i32
}

llvm.func @calls(%x: i32) -> i32 {
  %r = llvm.call @sums(%x) : (i32) -> i32
  llvm.return %r : i32
}
