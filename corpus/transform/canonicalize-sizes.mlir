// Sizes that are known from where a memref comes from, and those that stay, as with mlir-opt; a number cast there and back.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s > %t && lower-mlir -canonicalize %s | diff - %t %}

func.func @reshaped(%m: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %d = memref.dim %e, %c0 : memref<?x4xf32>
  return %d : index
}

func.func @cast(%m: memref<?x4xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %u = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %a = memref.dim %c, %c0 : memref<?x?xf32>
  %b = memref.dim %c, %c1 : memref<?x?xf32>
  %d = memref.dim %u, %c1 : memref<*xf32>
  %e = memref.dim %c, %i : memref<?x?xf32>
  return %a, %b, %d, %e : index, index, index, index
}

func.func @widths(%a: i32) -> i32 {
  %0 = index.casts %a : i32 to index
  %1 = index.casts %0 : index to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @reshaped(%arg0: memref<?xf32>, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: %dim = memref.dim %expand_shape, %c0 : memref<?x4xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @cast(%arg0: memref<?x4xf32>, %arg1: index) -> (index, index, index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %arg0 : memref<?x4xf32> to memref<*xf32>
// CHECK-NEXT: %dim = memref.dim %arg0, %c0 : memref<?x4xf32>
// CHECK-NEXT: %dim_1 = memref.dim %cast_0, %c1 : memref<*xf32>
// CHECK-NEXT: %dim_2 = memref.dim %cast, %arg1 : memref<?x?xf32>
// CHECK-NEXT: return %dim, %c4, %dim_1, %dim_2 : index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @widths(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = index.casts %arg0 : i32 to index
// CHECK-NEXT: %1 = index.casts %0 : index to i32
// CHECK-NEXT: return %1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
