// The lowering accesses the buffer where the source accesses a view of it: an element of a view is an element of what it is a view of, so
// that the address arithmetic of the buffer's indices does not wrap, and the buffer is where its first element is.
//
// RUN: %if mlir-opt-22 %{ %lower-22 %S/Inputs/accessed-directly.mlir -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %S/Inputs/accessed-directly.mlir -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: lower-mlir %S/Inputs/accessed-directly.mlir -o %t.own && verify-lowering %s --lowered %t.own | FileCheck %s
// RUN: sed -e 's/constant 2 : index/constant 1 : index/' %S/Inputs/accessed-directly.mlir | lower-mlir - -o %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK: @part_of_row: proved
// CHECK: @every_second: proved
// CHECK: @turned: proved
// CHECK: @in_blocks: proved
// CHECK: @flat: proved
// CHECK: @twice: proved
// WRONG: @every_second: refuted
// WRONG: @twice: refuted

func.func @part_of_row(%m: memref<?x?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i, 0] [1, 4] [1, 1] : memref<?x?xf32> to memref<1x4xf32, strided<[?, 1], offset: ?>>
  %b, %o, %n:2, %t:2 = memref.extract_strided_metadata %s : memref<1x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
  %v = memref.load %r[%c0] : memref<4xf32, strided<[1], offset: ?>>
  return %v : f32
}

func.func @every_second(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  %s = memref.subview %m[%i, 1] [%n, 4] [1, 2] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>>
  %v = memref.load %s[%j, %j] : memref<?x4xf32, strided<[?, 2], offset: ?>>
  return %v : f32
}

func.func @turned(%m: memref<?x?x?xf32>, %i: index, %j: index, %k: index) -> f32 {
  %t = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[1, ?, ?]>>
  %v = memref.load %t[%i, %j, %k] : memref<?x?x?xf32, strided<[1, ?, ?]>>
  return %v : f32
}

func.func @in_blocks(%m: memref<?x?xf32>, %n: index, %k: index, %i: index, %j: index) -> f32 {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %k] : memref<?x?xf32> into memref<?x4x?xf32>
  %c1 = arith.constant 1 : index
  %v = memref.load %e[%i, %c1, %j] : memref<?x4x?xf32>
  return %v : f32
}

func.func @flat(%m: memref<?x4xf32>, %i: index) -> f32 {
  %e = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %v = memref.load %e[%i] : memref<?xf32>
  return %v : f32
}

func.func @twice(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  %s = memref.subview %m[%i, 0] [%n, 8] [2, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %u = memref.subview %s[1, %j] [1, 2] [1, 1] : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  %c1 = arith.constant 1 : index
  %v = memref.load %u[%c1] : memref<2xf32, strided<[1], offset: ?>>
  return %v : f32
}
