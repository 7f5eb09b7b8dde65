// Other views of a buffer that need no arithmetic.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @reinterpret_cast_memref_uxf32(%m: memref<*xf32>, %i: index, %j: index) -> memref<4x8xf32> {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<*xf32> to memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @reinterpret_cast_memref_f32(%m: memref<f32>, %i: index, %j: index) -> memref<f32, strided<[], offset: 3>> {
  %r = memref.reinterpret_cast %m to offset: [3], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: 3>>
  return %r : memref<f32, strided<[], offset: 3>>
}

func.func @transpose_memref_qxqxf32(%m: memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  %r = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return %r : memref<?x?xf32, strided<[1, ?]>>
}

func.func @transpose_memref_4x8xf32(%m: memref<4x8xf32>) -> memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>> {
  %r = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
  return %r : memref<8x4xf32, affine_map<(d0, d1) -> (d1 * 8 + d0)>>
}

func.func @transpose_memref_4x8xf32_1(%m: memref<4x8xf32>) -> memref<4x8xf32> {
  %r = memref.transpose %m (d0, d1) -> (d0, d1) : memref<4x8xf32> to memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @transpose_memref_4x8xf32_2(%m: memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 8]>> {
  %r = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return %r : memref<8x4xf32, strided<[1, 8]>>
}

func.func @view_memref_2048xi8(%m: memref<2048xi8>, %i: index, %j: index) -> memref<?x?xf32> {
  %r = memref.view %m[%i][%i, %j] : memref<2048xi8> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}

func.func @view_memref_qxi8(%m: memref<?xi8>, %i: index, %j: index) -> memref<64x4xf32> {
  %r = memref.view %m[%i][] : memref<?xi8> to memref<64x4xf32>
  return %r : memref<64x4xf32>
}

func.func @view_memref_qxi8_1(%m: memref<?xi8, 4>, %i: index, %j: index) -> memref<?x4xf32, 4> {
  %r = memref.view %m[%i][%j] : memref<?xi8, 4> to memref<?x4xf32, 4>
  return %r : memref<?x4xf32, 4>
}

func.func @view_memref_2048xi8_1(%m: memref<2048xi8>, %i: index, %j: index) -> memref<f64> {
  %r = memref.view %m[%i][] : memref<2048xi8> to memref<f64>
  return %r : memref<f64>
}

func.func @view_memref_2048xi8_2(%m: memref<2048xi8>, %i: index, %j: index) -> memref<4x?xf32> {
  %r = memref.view %m[%i][%j] : memref<2048xi8> to memref<4x?xf32>
  return %r : memref<4x?xf32>
}

func.func @view_memref_2048xi8_3(%m: memref<2048xi8>, %i: index, %j: index) -> memref<?x?x4xvector<4xf32>> {
  %r = memref.view %m[%i][%i, %j] : memref<2048xi8> to memref<?x?x4xvector<4xf32>>
  return %r : memref<?x?x4xvector<4xf32>>
}

func.func @reshape_memref_qxqxf32(%m: memref<?x?xf32>, %s: memref<1xindex>) -> memref<?xf32> {
  %r = memref.reshape %m(%s) : (memref<?x?xf32>, memref<1xindex>) -> memref<?xf32>
  return %r : memref<?xf32>
}

func.func @reshape_memref_4x4xf32(%m: memref<4x4xf32>, %s: memref<1xi64>) -> memref<16xf32> {
  %r = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xi64>) -> memref<16xf32>
  return %r : memref<16xf32>
}

func.func @reshape_memref_qxf32(%m: memref<?xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %r = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %r : memref<*xf32>
}

func.func @reshape_memref_uxf32_2(%m: memref<*xf32, 1>, %s: memref<?xi64>) -> memref<*xf32, 1> {
  %r = memref.reshape %m(%s) : (memref<*xf32, 1>, memref<?xi64>) -> memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func @reshape_memref_f32(%m: memref<f32>, %s: memref<0xindex>) -> memref<f32> {
  %r = memref.reshape %m(%s) : (memref<f32>, memref<0xindex>) -> memref<f32>
  return %r : memref<f32>
}
