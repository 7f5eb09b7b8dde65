// Right: puts gives nothing back, as the lowering declares it.
//
// RUN: verify-lowering %S/../../bad/asserts/Inputs/bound.mlir --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @abort()
llvm.func @free(!llvm.ptr)
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @message("out of bounds\00")
llvm.func @bound(%i: i64, %a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) -> i32 {
  %c4 = llvm.mlir.constant(4 : index) : i64
  %c = llvm.icmp "ult" %i, %c4 : i64
  llvm.cond_br %c, ^inside, ^outside
^inside:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
^outside:
  %m = llvm.mlir.addressof @message : !llvm.ptr
  llvm.call @puts(%m) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
