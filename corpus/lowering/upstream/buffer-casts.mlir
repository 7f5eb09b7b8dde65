// Casts, ranks, dimensions.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @cast_memref_4xqxf32(%m: memref<4x?xf32>) -> memref<?x?xf32> {
  %r = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}

func.func @cast_memref_qxqxf32(%m: memref<?x?xf32>) -> memref<4x8xf32> {
  %r = memref.cast %m : memref<?x?xf32> to memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @cast_memref_uxf32(%m: memref<*xf32>) -> memref<?x?xf32> {
  %r = memref.cast %m : memref<*xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}

func.func @cast_memref_4xf32(%m: memref<4xf32>) -> memref<*xf32> {
  %r = memref.cast %m : memref<4xf32> to memref<*xf32>
  return %r : memref<*xf32>
}

func.func @cast_memref_f32(%m: memref<f32>) -> memref<*xf32> {
  %r = memref.cast %m : memref<f32> to memref<*xf32>
  return %r : memref<*xf32>
}

func.func @cast_memref_uxf32_1(%m: memref<*xf32, 1>) -> memref<4xf32, 1> {
  %r = memref.cast %m : memref<*xf32, 1> to memref<4xf32, 1>
  return %r : memref<4xf32, 1>
}

func.func @cast_memref_4xf32_1(%m: memref<4xf32, 1>) -> memref<*xf32, 1> {
  %r = memref.cast %m : memref<4xf32, 1> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func @cast_memref_4x8xf32(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[?, ?], offset: ?>> {
  %r = memref.cast %m : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  return %r : memref<4x8xf32, strided<[?, ?], offset: ?>>
}

func.func @cast_memref_4x8xf32_1(%m: memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<4x8xf32> {
  %r = memref.cast %m : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @memory_space_cast_memref_4xf32(%m: memref<4xf32, 1>) -> memref<4xf32> {
  %r = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  return %r : memref<4xf32>
}

func.func @memory_space_cast_memref_qxqxf32(%m: memref<?x?xf32>) -> memref<?x?xf32, 3> {
  %r = memref.memory_space_cast %m : memref<?x?xf32> to memref<?x?xf32, 3>
  return %r : memref<?x?xf32, 3>
}

func.func @memory_space_cast_memref_uxf32(%m: memref<*xf32>) -> memref<*xf32, 1> {
  %r = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func @memory_space_cast_memref_uxf32_1(%m: memref<*xf32, 1>) -> memref<*xf32, 2> {
  %r = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32, 2>
  return %r : memref<*xf32, 2>
}

func.func @memory_space_cast_memref_f32(%m: memref<f32>) -> memref<f32, 5> {
  %r = memref.memory_space_cast %m : memref<f32> to memref<f32, 5>
  return %r : memref<f32, 5>
}

func.func @dim_memref_qx4xqxf32(%m: memref<?x4x?xf32>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?x4x?xf32>
  return %r : index
}

func.func @constant_memref_qx4xqxf32(%m: memref<?x4x?xf32>) -> index {
  %c = index.constant 1
  %r = memref.dim %m, %c : memref<?x4x?xf32>
  return %r : index
}

func.func @constant_memref_qx4xqxf32_1(%m: memref<?x4x?xf32>) -> index {
  %c = index.constant 5
  %r = memref.dim %m, %c : memref<?x4x?xf32>
  return %r : index
}

func.func @constant_memref_uxf32(%m: memref<*xf32>) -> index {
  %c = arith.constant 0 : index
  %r = memref.dim %m, %c : memref<*xf32>
  return %r : index
}

func.func @constant_memref_uxf32_1(%m: memref<*xf32>) -> index {
  %c = arith.constant 2 : index
  %r = memref.dim %m, %c : memref<*xf32>
  return %r : index
}

func.func @constant_memref_uxf32_2(%m: memref<*xf32>) -> index {
  %c = arith.constant -1 : index
  %r = memref.dim %m, %c : memref<*xf32>
  return %r : index
}

func.func @constant_memref_4xf32(%m: memref<4xf32, 3>) -> index {
  %c = arith.constant 1 : index
  %r = memref.dim %m, %c : memref<4xf32, 3>
  return %r : index
}

func.func @constant_memref_4xf32_1(%m: memref<4xf32, 3>) -> index {
  %c = arith.constant 5 : index
  %r = memref.dim %m, %c : memref<4xf32, 3>
  return %r : index
}

func.func @constant_memref_qxqxf32(%m: memref<?x?xf32, strided<[?,?]>>) -> index {
  %c = arith.constant 0 : index
  %r = memref.dim %m, %c : memref<?x?xf32, strided<[?,?]>>
  return %r : index
}

func.func @constant_memref_qxqxf32_1(%m: memref<?x?xf32, strided<[?,?]>>) -> index {
  %c = arith.constant 2 : index
  %r = memref.dim %m, %c : memref<?x?xf32, strided<[?,?]>>
  return %r : index
}

func.func @constant_memref_qxqxf32_2(%m: memref<?x?xf32, strided<[?,?]>>) -> index {
  %c = arith.constant -1 : index
  %r = memref.dim %m, %c : memref<?x?xf32, strided<[?,?]>>
  return %r : index
}

func.func @rank_memref_i1(%m: memref<i1>) -> index {
  %r = memref.rank %m : memref<i1>
  return %r : index
}

func.func @rank_memref_i32(%m: memref<i32>) -> index {
  %r = memref.rank %m : memref<i32>
  return %r : index
}

func.func @rank_memref_f16(%m: memref<f16>) -> index {
  %r = memref.rank %m : memref<f16>
  return %r : index
}

func.func @rank_memref_f80(%m: memref<f80>) -> index {
  %r = memref.rank %m : memref<f80>
  return %r : index
}

func.func @rank_memref_vector_4xf32(%m: memref<vector<4xf32>>) -> index {
  %r = memref.rank %m : memref<vector<4xf32>>
  return %r : index
}

func.func @rank_memref_vector_f32(%m: memref<vector<f32>>) -> index {
  %r = memref.rank %m : memref<vector<f32>>
  return %r : index
}
