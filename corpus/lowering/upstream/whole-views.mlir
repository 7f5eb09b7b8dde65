// Views of all of a memref: where its type tells where it lies, they are that memref.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: %python %S/../../../scripts/compare-upstream %s -- -expand-strided-metadata
// RUN: %python %S/../../../scripts/compare-upstream %s -- -canonicalize
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// CHECK-LABEL: @subview_with_strides
// CHECK-NEXT: memref.copy %arg0, %arg1
// PROVED: 7 functions: 7 proved

func.func @subview_without_dimensions(%m: memref<f32, strided<[], offset: 3>>, %n: memref<f32, strided<[], offset: 3>>) {
  %s = memref.subview %m[] [] [] : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  memref.copy %s, %n : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  return
}
func.func @expanded_to_the_same(%m: memref<f32, strided<[], offset: 3>>, %n: memref<f32, strided<[], offset: 3>>) {
  %s = memref.expand_shape %m [] output_shape [] : memref<f32, strided<[], offset: 3>> into memref<f32, strided<[], offset: 3>>
  memref.copy %s, %n : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  return
}
func.func @subview_with_strides(%m: memref<4xf32, strided<[2], offset: 3>>, %n: memref<4xf32, strided<[2], offset: 3>>) {
  %s = memref.subview %m[0] [4] [1] : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
  memref.copy %s, %n : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
  return
}
func.func @collapsed_to_the_same(%m: memref<f32, strided<[], offset: 3>>, %n: memref<f32, strided<[], offset: 3>>) {
  %s = memref.collapse_shape %m [] : memref<f32, strided<[], offset: 3>> into memref<f32, strided<[], offset: 3>>
  memref.copy %s, %n : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  return
}
func.func @views_of_each_other(%m: memref<f32, strided<[], offset: 3>>) {
  %t = memref.subview %m[] [] [] : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  %s = memref.expand_shape %t [] output_shape [] : memref<f32, strided<[], offset: 3>> into memref<f32, strided<[], offset: 3>>
  memref.copy %s, %t : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  return
}
func.func @unknown_offset(%m: memref<4xf32, strided<[2], offset: ?>>, %n: memref<4xf32>) {
  %s = memref.subview %m[0] [4] [1] : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32, strided<[2], offset: ?>>
  memref.copy %s, %n : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32>
  return
}
func.func @by_a_map(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 1)>>, %i: index) -> f32 {
  %s = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 1)>> to memref<4x4xf32, strided<[8, 1], offset: 1>>
  %t = memref.subview %s[0, 0] [4, 4] [1, 1] : memref<4x4xf32, strided<[8, 1], offset: 1>> to memref<4x4xf32, strided<[8, 1], offset: 1>>
  %0 = memref.load %t[%i, %i] : memref<4x4xf32, strided<[8, 1], offset: 1>>
  return %0 : f32
}
