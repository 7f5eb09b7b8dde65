// Functions that stay as they are, with those that call them: rewritten, a result would have two types, a call or a cast another type than it
// takes. mlir-opt 22 makes modules of them that it rejects itself.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ not mlir-opt-22 -normalize-memrefs %s 2>&1 | FileCheck %s --check-prefix=UPSTREAM %}
// UPSTREAM-DAG: error: type of return operand 0 ('memref<2x2xf32, strided<[8, 1], offset: 9>>') doesn't match function result type ('memref<19xf32>') in function @chosen
// UPSTREAM-DAG: error: 'memref.cast' op operand type 'memref<7xf32>'

// CHECK-LABEL: func.func @chosen(
// CHECK-SAME: memref<2x2xf32, strided<[8, 1], offset: 9>>, %arg2: i1) -> memref<2x2xf32, strided<[8, 1], offset: 9>> {
func.func @chosen(%m: memref<4x8xf32>, %n: memref<2x2xf32, strided<[8, 1], offset: 9>>, %b: i1) -> memref<2x2xf32, strided<[8, 1], offset: 9>> {
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 9>>
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  return %n : memref<2x2xf32, strided<[8, 1], offset: 9>>
^bb2:
  return %0 : memref<2x2xf32, strided<[8, 1], offset: 9>>
}

// CHECK: func.func private @given(memref<2x2xf32, strided<[8, 1], offset: 9>>)
func.func private @given(memref<2x2xf32, strided<[8, 1], offset: 9>>)
func.func @gives(%m: memref<4x8xf32>) {
  %0 = memref.subview %m[1, 1] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 9>>
  call @given(%0) : (memref<2x2xf32, strided<[8, 1], offset: 9>>) -> ()
  return
}

// CHECK-LABEL: func.func @cast(%arg0: memref<4xf32, strided<[2]>>
func.func @cast(%m: memref<4xf32, strided<[2]>>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<4xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  %x = memref.load %0[%i] : memref<?xf32, strided<[2]>>
  return %x : f32
}
