// Right: the way to an element claims nothing.
//
// RUN: verify-lowering %S/../../bad/through_views/Inputs/made-anew.mlir --function=before --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @before(%a: !llvm.ptr, %b: !llvm.ptr, %off: i64, %size: i64, %step: i64, %n: i64, %o: i64, %q: i64, %x: f32, %i: i64) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.getelementptr %b[%o] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %first = llvm.getelementptr %v[%q] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %row = llvm.mul %i, %four : i64
  %at = llvm.add %row, %one : i64
  %place = llvm.getelementptr %first[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %place : f32, !llvm.ptr
  llvm.return
}
