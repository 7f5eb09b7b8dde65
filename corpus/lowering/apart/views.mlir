// Without passes everything is lowered, subviews and reshapes too; no overflow flags, as strides may be negative.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @subview(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %s: memref<8x16xf32>, %i: index, %j: index) -> (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[2], offset: 33>>) {
  %0 = memref.subview %m[%i, 2] [%j, 4] [3, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %s[%i, 2] [1, 4] [3, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: ?>>
  %2 = memref.subview %s[2, 1] [1, 4] [3, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 33>>
  return %0, %1, %2 : memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[2], offset: ?>>, memref<4xf32, strided<[2], offset: 33>>
}
func.func @which_unit_dimension(%s: memref<1x8x1xf32, strided<[3, 5, 7]>>) -> (memref<8x1xf32, strided<[5, 7]>>, memref<1x8xf32, strided<[3, 5]>>) {
  %0 = memref.subview %s[0, 0, 0] [1, 8, 1] [1, 1, 1] : memref<1x8x1xf32, strided<[3, 5, 7]>> to memref<8x1xf32, strided<[5, 7]>>
  %1 = memref.subview %s[0, 0, 0] [1, 8, 1] [1, 1, 1] : memref<1x8x1xf32, strided<[3, 5, 7]>> to memref<1x8xf32, strided<[3, 5]>>
  return %0, %1 : memref<8x1xf32, strided<[5, 7]>>, memref<1x8xf32, strided<[3, 5]>>
}
func.func @expand(%m: memref<?x8xf32, strided<[?, ?], offset: ?>>, %i: index) -> memref<?x3x2x4xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 3, 2, 4] : memref<?x8xf32, strided<[?, ?], offset: ?>> into memref<?x3x2x4xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %0 : memref<?x3x2x4xf32, strided<[?, ?, ?, ?], offset: ?>>
}
func.func @collapse(%m: memref<?x3x?x4xf32>, %n: memref<?x1xf32, strided<[?, ?], offset: ?>>) -> (memref<?x?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x3x?x4xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %n [[0, 1]] : memref<?x1xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?x?xf32>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @scalar(%m: memref<f32>) -> (memref<1x1xf32>, memref<f32>) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  return %0, %1 : memref<1x1xf32>, memref<f32>
}
