// Right: the addresses are carried from round to round, and grow by a size or a stride each time.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved

llvm.func @of_known_length(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %st: i64) -> f32 {
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %n = llvm.mlir.constant(100 : i64) : i64
  %end = llvm.getelementptr %b[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.br ^head(%b, %z : !llvm.ptr, f32)
^head(%p: !llvm.ptr, %acc: f32):
  %more = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %more, ^body, ^done
^body:
  %v = llvm.load %p : !llvm.ptr -> f32
  %s1 = llvm.fadd %acc, %v : f32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.br ^head(%q, %s1 : !llvm.ptr, f32)
^done:
  llvm.return %acc : f32
}
llvm.func @copied_rows(%a: !llvm.ptr, %a1: !llvm.ptr, %ao: i64, %as: i64, %as1: i64, %at: i64, %at1: i64, %b: !llvm.ptr, %b1: !llvm.ptr, %bo: i64, %bs: i64, %bs1: i64, %bt: i64, %bt1: i64, %n: i64, %k: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %bb = llvm.getelementptr %b1[%bo] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^rows(%c0, %a1, %bb : i64, !llvm.ptr, !llvm.ptr)
^rows(%i: i64, %ra: !llvm.ptr, %rb: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^cols(%c0, %ra, %rb : i64, !llvm.ptr, !llvm.ptr), ^done
^cols(%j: i64, %pa: !llvm.ptr, %pb: !llvm.ptr):
  %more2 = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %more2, ^cell, ^next
^cell:
  %v = llvm.load %pb : !llvm.ptr -> i32
  llvm.store %v, %pa : i32, !llvm.ptr
  %j1 = llvm.add %j, %c1 : i64
  %pa1 = llvm.getelementptr %pa[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %pb1 = llvm.getelementptr %pb[%bt1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^cols(%j1, %pa1, %pb1 : i64, !llvm.ptr, !llvm.ptr)
^next:
  %i1 = llvm.add %i, %c1 : i64
  %ra1 = llvm.getelementptr %ra[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %rb1 = llvm.getelementptr %rb[%bt] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^rows(%i1, %ra1, %rb1 : i64, !llvm.ptr, !llvm.ptr)
^done:
  llvm.return
}
llvm.func @downwards(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %st: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %v = llvm.mlir.constant(7 : i64) : i64
  %p0 = llvm.getelementptr %b[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.br ^head(%n, %p0 : i64, !llvm.ptr)
^head(%i: i64, %p: !llvm.ptr):
  %more = llvm.icmp "sge" %i, %c0 : i64
  llvm.cond_br %more, ^body, ^done
^body:
  llvm.store %v, %p : i64, !llvm.ptr
  %i1 = llvm.sub %i, %c3 : i64
  %q = llvm.getelementptr %p[-3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.br ^head(%i1, %q : i64, !llvm.ptr)
^done:
  llvm.return
}
llvm.func @sum(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %st: i64, %n: i64) -> f32 {
  %z = llvm.mlir.constant(0.0 : f32) : f32
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%c0, %b, %z : i64, !llvm.ptr, f32)
^head(%i: i64, %p: !llvm.ptr, %acc: f32):
  %more = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %v = llvm.load %p : !llvm.ptr -> f32
  %s1 = llvm.fadd %acc, %v : f32
  %next = llvm.add %i, %c1 : i64
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.br ^head(%next, %q, %s1 : i64, !llvm.ptr, f32)
^done:
  llvm.return %acc : f32
}
