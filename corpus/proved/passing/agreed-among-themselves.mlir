// A function that only its own module calls, by its name, may be called by any convention, if all agree: as opt -O2 makes it.
//
// RUN: verify-lowering %S/Inputs/own.mlir --lowered %s | FileCheck %s
// CHECK: @sums: proved
// CHECK: @calls: proved

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
  %r = llvm.call fastcc @sums(%x) : (i32) -> i32
  llvm.return %r : i32
}
