// Right: the buffer is freed after the loop that reads it.
//
// RUN: verify-lowering %S/../../bad/life/Inputs/iterations.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

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
  %next = llvm.add %i, %1 : i64
  llvm.br ^head(%next, %after : i64, i32)
^end:
  llvm.call @free(%buffer) : (!llvm.ptr) -> ()
  llvm.return %before : i32
}
