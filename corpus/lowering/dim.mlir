// dim and rank.
//
// RUN: lower-mlir %s -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @known(%m: memref<4x?x3xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?x3xf32>
  %1 = memref.dim %m, %c1 : memref<4x?x3xf32>
  return %0, %1 : index, index
}
func.func @dynamic(%m: memref<4x?x3xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4x?x3xf32>
  return %0 : index
}
func.func @unranked(%m: memref<*xf32>, %i: index) -> (index, index) {
  %0 = memref.dim %m, %i : memref<*xf32>
  %1 = memref.rank %m : memref<*xf32>
  return %0, %1 : index, index
}
func.func @rank(%m: memref<4x?x3xf32>) -> index {
  %0 = memref.rank %m : memref<4x?x3xf32>
  return %0 : index
}
