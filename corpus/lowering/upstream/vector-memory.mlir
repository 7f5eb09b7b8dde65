// Vectors to and from memory.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @load_memref_qxbf16(%m: memref<?xbf16>, %i: index) -> vector<4xbf16> {
  %r = vector.load %m[%i] : memref<?xbf16>, vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @load_memref_4x8xf32(%m: memref<4x8xf32>, %i: index, %j: index) -> vector<8xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_4x8xf32_1(%m: memref<4x8xf32>, %i: index, %j: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @load_memref_4x8xf32_2(%m: memref<4x8xf32>, %i: index, %j: index) -> vector<f32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32>, vector<f32>
  return %r : vector<f32>
}

func.func @load_memref_4x8xf32_3(%m: memref<4x8xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @load_memref_qxqxf32(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<8xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x?xf32>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_qxqxf32_1(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x?xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @load_memref_qxqxf32_2(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<f32> {
  %r = vector.load %m[%i, %j]  : memref<?x?xf32>, vector<f32>
  return %r : vector<f32>
}

func.func @load_memref_qxqxf32_3(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @load_memref_qx8xf32(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<8xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_qx8xf32_1(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @load_memref_qx8xf32_2(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<f32> {
  %r = vector.load %m[%i, %j]  : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<f32>
  return %r : vector<f32>
}

func.func @load_memref_qx8xf32_3(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %j]  : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @load_memref_4x8xf32_4(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %j: index) -> vector<8xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, strided<[16, 1], offset: 3>>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_4x8xf32_5(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %j: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, strided<[16, 1], offset: 3>>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @load_memref_4x8xf32_6(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %j: index) -> vector<f32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, strided<[16, 1], offset: 3>>, vector<f32>
  return %r : vector<f32>
}

func.func @load_memref_4x8xf32_7(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index, %j: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, strided<[16, 1], offset: 3>>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @load_memref_4x8xf32_8(%m: memref<4x8xf32, 2>, %i: index, %j: index) -> vector<8xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, 2>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_4x8xf32_9(%m: memref<4x8xf32, 2>, %i: index, %j: index) -> vector<[4]xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, 2>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @load_memref_4x8xf32_10(%m: memref<4x8xf32, 2>, %i: index, %j: index) -> vector<f32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, 2>, vector<f32>
  return %r : vector<f32>
}

func.func @load_memref_4x8xf32_11(%m: memref<4x8xf32, 2>, %i: index, %j: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %j]  : memref<4x8xf32, 2>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @load_memref_qxvector_8xf32(%m: memref<?xvector<8xf32>>, %i: index) -> vector<8xf32> {
  %r = vector.load %m[%i] : memref<?xvector<8xf32>>, vector<8xf32>
  return %r : vector<8xf32>
}

func.func @load_memref_qxvector_3xi1(%m: memref<?xvector<3xi1>>, %i: index) -> vector<3xi1> {
  %r = vector.load %m[%i] : memref<?xvector<3xi1>>, vector<3xi1>
  return %r : vector<3xi1>
}
