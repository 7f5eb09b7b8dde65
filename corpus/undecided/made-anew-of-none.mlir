// Wrong: the way to an element claims to begin in the buffer, where the view that it begins at may have no elements, and be anywhere.
//
// RUN: expect-status 2 verify-lowering %S/../bad/through_views/Inputs/made-anew.mlir --function of_none --lowered %s | FileCheck %s
// CHECK: @of_none: unknown: address

llvm.func @of_none(%a: !llvm.ptr, %b: !llvm.ptr, %off: i64, %size: i64, %step: i64, %n: i64, %k: i64, %o: i64, %x: f32, %i: i64) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.getelementptr %b[%o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %row = llvm.mul %i, %four overflow<nsw, nuw> : i64
  %at = llvm.add %row, %one overflow<nsw, nuw> : i64
  %place = llvm.getelementptr inbounds|nuw %v[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %place : f32, !llvm.ptr
  llvm.return
}
