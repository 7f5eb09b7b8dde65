// A buffer is freed in the first round of a loop that reads it in each: what lives at the head of the loop on one way in, and not on the other, is
// not dead there.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/rounds.mlir --lowered %s | FileCheck %s
// CHECK: @sum: refuted: {{.*}}freed

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @sum(%n: i64) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(16 : i64) : i64
  %buffer = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.store %zero, %buffer : i32, !llvm.ptr
  llvm.br ^head(%0, %zero : i64, i32)
^head(%i: i64, %before: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^round, ^end
^round:
  %x = llvm.load %buffer : !llvm.ptr -> i32
  %after = llvm.add %before, %x : i32
  llvm.call @free(%buffer) : (!llvm.ptr) -> ()
  %next = llvm.add %i, %1 : i64
  llvm.br ^head(%next, %after : i64, i32)
^end:
  llvm.call @free(%buffer) : (!llvm.ptr) -> ()
  llvm.return %before : i32
}
