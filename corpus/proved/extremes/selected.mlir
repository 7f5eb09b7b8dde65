// The larger one is selected by a comparison in each iteration.
//
// RUN: verify-lowering %S/../../bad/extremes/Inputs/largest.mlir --lowered %s | FileCheck %s
// CHECK: @largest: proved

llvm.func @largest(%unused: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %t: i64) -> !llvm.struct<(i32, i32)> {
  %c0 = llvm.mlir.constant(0 : index) : i64
  %c1 = llvm.mlir.constant(1 : index) : i64
  %low = llvm.mlir.constant(-2147483648 : i32) : i32
  %high = llvm.mlir.constant(2147483647 : i32) : i32
  llvm.br ^head(%c0, %low, %high : i64, i32, i32)
^head(%i: i64, %a: i32, %b: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %e = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %e : !llvm.ptr -> i32
  %c = llvm.icmp "sgt" %a, %x : i32
  %l = llvm.select %c, %a, %x : i1, i32
  %d = llvm.icmp "ult" %b, %x : i32
  %s = llvm.select %d, %b, %x : i1, i32
  %j = llvm.add %i, %c1 : i64
  llvm.br ^head(%j, %l, %s : i64, i32, i32)
^end:
  %r0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %r1 = llvm.insertvalue %a, %r0[0] : !llvm.struct<(i32, i32)>
  %r2 = llvm.insertvalue %b, %r1[1] : !llvm.struct<(i32, i32)>
  llvm.return %r2 : !llvm.struct<(i32, i32)>
}
