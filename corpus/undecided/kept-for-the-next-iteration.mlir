// Right: the source makes a buffer in each iteration and ends it, the lowering makes one before the loop and keeps it. No run tells
// them apart, and what the callee finds in the buffer of the last iteration is one of the contents that a new one may have; this is not
// shown yet.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/kept-for-the-next-iteration.mlir --lowered %s | FileCheck %s
// CHECK: @f: unknown: call-memory: the address of an object that only one of the two has escapes

llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %zero = llvm.mlir.constant(0 : index) : i64
  %one = llvm.mlir.constant(1 : index) : i64
  %size = llvm.mlir.constant(8 : index) : i64
  %a = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^round, ^end
^round:
  llvm.call @use(%a, %a, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
