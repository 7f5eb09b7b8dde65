// A value that is redefined after a cut is another value there: the second round of the unrolled loop stores the index
// of the first.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=cut-renames --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted
// OFF: @f: proved

llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %n: i64) {
  %c0 = llvm.mlir.constant(0 : index) : i64
  %c1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^first(%c0 : i64)
^first(%p: i64):
  %more = llvm.icmp "slt" %p, %n : i64
  llvm.cond_br %more, ^body1, ^exit
^body1:
  %at = llvm.getelementptr %aligned[%p] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %p, %at : i64, !llvm.ptr
  %next = llvm.add %p, %c1 : i64
  llvm.br ^second(%next : i64)
^second(%q: i64):
  %still = llvm.icmp "slt" %q, %n : i64
  llvm.cond_br %still, ^body2, ^exit
^body2:
  %there = llvm.getelementptr %aligned[%q] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %p, %there : i64, !llvm.ptr
  %then = llvm.add %q, %c1 : i64
  llvm.br ^first(%then : i64)
^exit:
  llvm.return
}
