// Globals and their addresses.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 32}
memref.global @room : memref<2x3xi8> = uninitialized
memref.global "private" @elsewhere : memref<4xi64>
memref.global @scalar : memref<f32, 3> = dense<1.5>
memref.global "private" @zeros : memref<2x2xindex> = dense<0>
func.func @use(%i: index) -> (f32, f32) {
  %0 = memref.get_global @table : memref<2x2xf32>
  %1 = memref.get_global @scalar : memref<f32, 3>
  %2 = memref.load %0[%i, %i] : memref<2x2xf32>
  %3 = memref.load %1[] : memref<f32, 3>
  return %2, %3 : f32, f32
}
