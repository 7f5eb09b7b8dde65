// Right: two buffers change their places in each iteration.
//
// RUN: verify-lowering %S/carried.mlir --function=swapped --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @swapped(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %own = llvm.alloca %four x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %own : i32, !llvm.ptr
  llvm.br ^head(%zero, %b, %own : i64, !llvm.ptr, !llvm.ptr)
^head(%i: i64, %m: !llvm.ptr, %other: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %old = llvm.load %m : !llvm.ptr -> i32
  %sum = llvm.add %old, %x : i32
  llvm.store %sum, %other : i32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %other, %m : i64, !llvm.ptr, !llvm.ptr)
^end:
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
}
