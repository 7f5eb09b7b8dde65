// memref.copy: memcpy where both sides are contiguous.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @contiguous(%a: memref<?x4xf32>, %b: memref<?x4xf32>, %c: memref<2x4xf32, strided<[4, 1], offset: 5>>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<?x4xf32>
  %0 = memref.cast %a : memref<?x4xf32> to memref<2x4xf32>
  memref.copy %c, %0 : memref<2x4xf32, strided<[4, 1], offset: 5>> to memref<2x4xf32>
  return
}
func.func @strided(%a: memref<?x4xi64, strided<[?, 1], offset: ?>>, %b: memref<?x4xi64>, %u: memref<*xi64>) {
  memref.copy %a, %b : memref<?x4xi64, strided<[?, 1], offset: ?>> to memref<?x4xi64>
  memref.copy %u, %b : memref<*xi64> to memref<?x4xi64>
  return
}
