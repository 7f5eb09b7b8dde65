// Wrong: each iteration may store another NaN; the source stores one.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/undefined.mlir --lowered %s --function=carried | FileCheck %s
// CHECK: @carried: unknown

llvm.func @carried(%a: f32, %b: f32, %n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %x = llvm.fadd %a, %b : f32
  %g = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %g : f32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
