// An element of a buffer that is seen as a row, and one of a view of a view. Where indices are put back into the buffer's shape, they are
// divided by its sizes.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -fold-memref-alias-ops %s -o %t.folded.22 && %lower-22 %t.folded.22 -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ mlir-opt-19 -fold-memref-alias-ops %s -o %t.folded.19 && %lower-19 %t.folded.19 -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @store_in_row: proved
// CHECK-DAG: @load_from_middle: proved

func.func @store_in_row(%m: memref<3x4x5xf32>, %i: index, %x: f32) {
  %row = memref.collapse_shape %m [[0, 1, 2]] : memref<3x4x5xf32> into memref<60xf32>
  memref.store %x, %row[%i] : memref<60xf32>
  return
}

func.func @load_from_middle(%m: memref<8x8xf32>, %i: index, %j: index) -> f32 {
  %half = memref.reinterpret_cast %m to offset: [4], sizes: [4, 4], strides: [8, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 4>>
  %middle = memref.subview %half[1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[8, 1], offset: 4>> to memref<2x2xf32, strided<[8, 1], offset: 13>>
  %r = memref.load %middle[%i, %j] : memref<2x2xf32, strided<[8, 1], offset: 13>>
  return %r : f32
}
