// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @block_element: proved
// CHECK-DAG: @blocks_of_row: proved
//
// Dimensions that are taken apart into blocks, of which there are as many as the size says: what one lowering reads from the operand,
// another one computes by a division.

func.func @block_element(%matrix: memref<?x?xf32>, %row: index, %block: index, %at: index, %blocks: index) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %matrix, %c0 : memref<?x?xf32>
  %tiled = memref.expand_shape %matrix [[0], [1, 2]] output_shape [%rows, %blocks, 5]
      : memref<?x?xf32> into memref<?x?x5xf32>
  %element = memref.load %tiled[%row, %block, %at] : memref<?x?x5xf32>
  %count = memref.dim %tiled, %c1 : memref<?x?x5xf32>
  return %element, %count : f32, index
}

func.func @blocks_of_row(%row: memref<?xf32, strided<[?], offset: ?>>, %blocks: index)
    -> memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>> {
  %tiled = memref.expand_shape %row [[0, 1, 2]] output_shape [2, %blocks, 3]
      : memref<?xf32, strided<[?], offset: ?>> into memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>>
  return %tiled : memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>>
}
