// Right: the stack is restored in each iteration.
//
// RUN: verify-lowering %S/../../undecided/Inputs/kept-for-the-next-iteration.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

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
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
