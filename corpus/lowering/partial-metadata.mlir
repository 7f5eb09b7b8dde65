// What a type says of a memref's metadata becomes a constant in each conversion, also after a cast that forgets it.
//
// RUN: lower-mlir %s --finalize-memref-to-llvm | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --finalize-memref-to-llvm | FileCheck %s %}

// CHECK-LABEL: func.func @forgotten
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: return %[[ZERO]], %[[FOUR]]
func.func @forgotten(%m: memref<3x4xi32, strided<[4, 1]>>) -> (index, index, memref<i32>) {
  %c = memref.cast %m : memref<3x4xi32, strided<[4, 1]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %c
    : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  return %offset, %strides#0, %base : index, index, memref<i32>
}

// CHECK-LABEL: func.func @told
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: return %[[ZERO]], %[[FOUR]]
func.func @told(%m: memref<?x?xi32>) -> (index, index, memref<i32>) {
  %c = memref.cast %m : memref<?x?xi32> to memref<3x4xi32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %c
    : memref<3x4xi32> -> memref<i32>, index, index, index, index, index
  return %offset, %sizes#1, %base : index, index, memref<i32>
}
