// Wrong: the buffer that the source ends with each round is made anew in each and kept until the function returns: the stack grows.
//
// RUN: expect-status 1 verify-lowering %S/../../undecided/Inputs/kept-for-the-next-round.mlir --lowered %s | FileCheck %s
// CHECK: @f: refuted: stack-usage: the stack grows in each iteration

llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %zero = llvm.mlir.constant(0 : index) : i64
  %one = llvm.mlir.constant(1 : index) : i64
  %size = llvm.mlir.constant(8 : index) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^round, ^end
^round:
  %a = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
