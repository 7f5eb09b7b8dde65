// memref.reshape: sizes from the type or from the shape operand.
//
// RUN: lower-mlir %s -convert-func-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @r(%m: memref<?xf32>, %u: memref<*xf32>, %s: memref<3xindex>, %t: memref<2xi64>) -> (memref<?x?x4xf32>, memref<2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x4xf32>
  %1 = memref.reshape %u(%t) : (memref<*xf32>, memref<2xi64>) -> memref<2x?xf32>
  return %0, %1 : memref<?x?x4xf32>, memref<2x?xf32>
}
