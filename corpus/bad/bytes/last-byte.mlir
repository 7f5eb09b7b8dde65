// Wrong: the last byte is read in the place of each, from a table that is written as a number.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/tables.mlir --lowered %s --function=exchanged | FileCheck %s
// CHECK: @exchanged: refuted: access:
// CHECK: in the source, at byte 3 in the lowering

llvm.mlir.global private @s(67305985 : i32) : i32
llvm.mlir.global private constant @t(8589934593 : i64) : i64
llvm.func @exchanged(%i: i64, %v: i8) -> i8 {
 %k = llvm.mlir.constant(3 : i64) : i64
  %m = llvm.mlir.addressof @s : !llvm.ptr
  %p = llvm.getelementptr %m[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  llvm.store %v, %p : i8, !llvm.ptr
  llvm.return %x : i8
}
llvm.func @second(%i: i64) -> i32 {
  %m = llvm.mlir.addressof @t : !llvm.ptr
  %p = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
