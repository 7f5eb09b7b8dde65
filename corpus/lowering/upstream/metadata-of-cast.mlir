// Casts to static sizes: what the type of the cast says is known of the metadata, too.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: %python %S/../../../scripts/compare-upstream %s -- -expand-strided-metadata

func.func @metadata(%m: memref<?x?xf32>) -> (index, index, index, index, index) {
  %fixed = memref.cast %m : memref<?x?xf32> to memref<4x5xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %fixed : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1 : index, index, index, index, index
}

func.func @corner(%m: memref<?x?xf32>) -> memref<2x2xf32, strided<[5, 1]>> {
  %fixed = memref.cast %m : memref<?x?xf32> to memref<4x5xf32>
  %corner = memref.subview %fixed[0, 0] [2, 2] [1, 1] : memref<4x5xf32> to memref<2x2xf32, strided<[5, 1]>>
  return %corner : memref<2x2xf32, strided<[5, 1]>>
}

func.func @one_size(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>) -> (index, index) {
  %fixed = memref.cast %m : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x8xf32, strided<[8, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %fixed : memref<?x8xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %sizes#1, %strides#0 : index, index
}
