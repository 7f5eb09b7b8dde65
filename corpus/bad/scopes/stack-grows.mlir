// Wrong: each iteration takes from the stack and gives nothing back, so many iterations need more than there is.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/scopes.mlir --lowered %s --function=each | FileCheck %s
// CHECK: @each: refuted: stack-usage: the stack grows in each iteration

llvm.func @each(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %m = llvm.alloca %4 x f32 : (i64) -> !llvm.ptr
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %g : !llvm.ptr -> f32
  %e = llvm.getelementptr %m[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %e : f32, !llvm.ptr
  %y = llvm.load %e : !llvm.ptr -> f32
  llvm.store %y, %g : f32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
