// Ops that make one descriptor out of another.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @reinterpret(%a: memref<4x5xf32>, %u: memref<*xf32>, %i: index) -> (memref<10x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[2], offset: 3>>) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [10, %i], strides: [%i, 1] : memref<4x5xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [3], sizes: [%i], strides: [2] : memref<*xf32> to memref<?xf32, strided<[2], offset: 3>>
  return %0, %1 : memref<10x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[2], offset: 3>>
}
func.func @metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
func.func @pointer(%m: memref<?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return %0, %1 : index, index
}
func.func @transpose(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
}
func.func @bytes(%m: memref<?xi8>, %shift: index, %n: index) -> (memref<?x4xf32>, memref<2x?x?xi16>, memref<f64>) {
  %0 = memref.view %m[%shift][%n] : memref<?xi8> to memref<?x4xf32>
  %1 = memref.view %m[%shift][%n, %n] : memref<?xi8> to memref<2x?x?xi16>
  %2 = memref.view %m[%shift][] : memref<?xi8> to memref<f64>
  return %0, %1, %2 : memref<?x4xf32>, memref<2x?x?xi16>, memref<f64>
}
func.func @assume(%m: memref<4x4xf32, strided<[4, 1], offset: ?>>) -> memref<4x4xf32, strided<[4, 1], offset: ?>> {
  %0 = memref.assume_alignment %m, 16 : memref<4x4xf32, strided<[4, 1], offset: ?>>
  return %0 : memref<4x4xf32, strided<[4, 1], offset: ?>>
}
func.func @prefetch(%m: memref<?x4xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<?x4xf32>
  return
}
