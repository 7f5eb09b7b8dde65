// Wrong: the way to an element claims to begin in the buffer, where the first element of a memref that is made anew of it may lie in front.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/made-anew.mlir --function before --lowered %s | FileCheck %s
// CHECK: @before: refuted: address
// CHECK: so the lowering is undefined: a store: the address is poison

llvm.func @before(%a: !llvm.ptr, %b: !llvm.ptr, %off: i64, %size: i64, %step: i64, %n: i64, %o: i64, %q: i64, %x: f32, %i: i64) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.getelementptr %b[%o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %first = llvm.getelementptr %v[%q] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %row = llvm.mul %i, %four overflow<nsw, nuw> : i64
  %at = llvm.add %row, %one overflow<nsw, nuw> : i64
  %place = llvm.getelementptr inbounds|nuw %first[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %place : f32, !llvm.ptr
  llvm.return
}
