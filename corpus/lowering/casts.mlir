// Casts between memref types.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @ranked(%m: memref<4x?xf32>) -> memref<?x8xf32> {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32>
  return %0 : memref<?x8xf32>
}
func.func @forget(%m: memref<4x?xf32>, %f: memref<f32>) -> (index, index) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %f : memref<f32> to memref<*xf32>
  %2 = memref.rank %0 : memref<*xf32>
  %3 = memref.rank %1 : memref<*xf32>
  return %2, %3 : index, index
}
func.func @recall(%u: memref<*xf32>) -> memref<4x?xf32> {
  %0 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  return %0 : memref<4x?xf32>
}
func.func @space(%m: memref<4xf32>) -> memref<4xf32, 3> {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}
func.func @unranked_space(%u: memref<*xf32, 1>) -> memref<*xf32, 3> {
  %0 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32, 3>
  return %0 : memref<*xf32, 3>
}
