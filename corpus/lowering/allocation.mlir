// alloc, alloca, dealloc.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @dynamic(%n: index, %m: index) -> memref<?x3x?xi7> {
  %0 = memref.alloc(%n, %m) : memref<?x3x?xi7>
  return %0 : memref<?x3x?xi7>
}
func.func @aligned(%n: index) -> memref<4x?xf32> {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<4x?xf32>
  return %0 : memref<4x?xf32>
}
func.func @natural() -> memref<2x3xvector<3xf32>> {
  %0 = memref.alloc() : memref<2x3xvector<3xf32>>
  return %0 : memref<2x3xvector<3xf32>>
}
func.func @space() -> (memref<4x4xf32, 2>, memref<1x1x1xf32>, memref<f32>, memref<2x0xf32>) {
  %0 = memref.alloc() : memref<4x4xf32, 2>
  %1 = memref.alloc() : memref<1x1x1xf32>
  %2 = memref.alloc() : memref<f32>
  %3 = memref.alloc() : memref<2x0xf32>
  return %0, %1, %2, %3 : memref<4x4xf32, 2>, memref<1x1x1xf32>, memref<f32>, memref<2x0xf32>
}
func.func @stack(%n: index, %v: f32, %i: index) -> f32 {
  %0 = memref.alloca(%n) {alignment = 32 : i64} : memref<?x2xf32>
  %1 = memref.alloca() : memref<f32>
  memref.store %v, %1[] : memref<f32>
  memref.store %v, %0[%i, %i] : memref<?x2xf32>
  %2 = memref.load %0[%i, %i] : memref<?x2xf32>
  return %2 : f32
}
func.func @release(%m: memref<?xf32>, %s: memref<4xmemref<?xf32>>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %s : memref<4xmemref<?xf32>>
  return
}
