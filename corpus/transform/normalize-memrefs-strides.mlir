// Static strides and offsets as maps of one result: memrefs of one dimension, as mlir-opt 22 makes them. What is not known, has no
// dimension or no elements, or is looked at as a view, stays.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet --opt mlir-opt-22 %s -- -normalize-memrefs %}

// CHECK-LABEL: func.func @arguments(%arg0: memref<32xf32>, %arg1: memref<4xf32>, %arg2: index) -> f32 {
func.func @arguments(%m: memref<4x8xf32, strided<[8, 1]>>, %n: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, strided<[8, 1]>>
  %1 = memref.load %n[%i] : memref<4xf32, strided<[-1], offset: 3>>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @passed_on(%arg0: memref<68xf32>) -> memref<68xf32> {
func.func @passed_on(%m: memref<4x8xf32, strided<[16, 2], offset: 5>>) -> memref<4x8xf32, strided<[16, 2], offset: 5>> {
  return %m : memref<4x8xf32, strided<[16, 2], offset: 5>>
}

// CHECK-LABEL: func.func @buffer
// CHECK: memref.alloc() : memref<34xf32>
// CHECK: affine.load %{{.*}} + 14] : memref<34xf32>
func.func @buffer(%i: index) -> f32 {
  %m = memref.alloc() : memref<4x8xf32, strided<[1, 4], offset: 2>>
  %0 = affine.load %m[symbol(%i), 3] : memref<4x8xf32, strided<[1, 4], offset: 2>>
  memref.dealloc %m : memref<4x8xf32, strided<[1, 4], offset: 2>>
  return %0 : f32
}

// CHECK-LABEL: func.func @unknown(%arg0: memref<4x8xf32, strided<[?, 1]>>, %arg1: memref<?xf32, strided<[2], offset: 3>>, %arg2: index)
func.func @unknown(%m: memref<4x8xf32, strided<[?, 1]>>, %n: memref<?xf32, strided<[2], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, strided<[?, 1]>>
  %1 = memref.load %n[%i] : memref<?xf32, strided<[2], offset: 3>>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @no_dimension(%arg0: memref<f32, strided<[], offset: 4>>)
func.func @no_dimension(%m: memref<f32, strided<[], offset: 4>>) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: 4>>
  return %0 : f32
}

// CHECK-LABEL: func.func @view
// CHECK: memref.load %subview[%arg1, %arg1] : memref<2x2xf32, strided<[8, 1], offset: 9>>
func.func @view(%m: memref<4x8xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 9>>
  %1 = memref.load %0[%i, %i] : memref<2x2xf32, strided<[8, 1], offset: 9>>
  return %1 : f32
}
