// Buffers with initial values.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

memref.global @get_global_memref_4xf32_data : memref<4xf32>
func.func @get_global_memref_4xf32() -> memref<4xf32> {
  %0 = memref.get_global @get_global_memref_4xf32_data : memref<4xf32>
  return %0 : memref<4xf32>
}

memref.global @get_global_memref_4xf32_1_data : memref<4xf32> = dense<1.0>
func.func @get_global_memref_4xf32_1() -> memref<4xf32> {
  %0 = memref.get_global @get_global_memref_4xf32_1_data : memref<4xf32>
  return %0 : memref<4xf32>
}

memref.global @get_global_memref_2x2xi32_data : memref<2x2xi32> = dense<[[1,2],[3,4]]>
func.func @get_global_memref_2x2xi32() -> memref<2x2xi32> {
  %0 = memref.get_global @get_global_memref_2x2xi32_data : memref<2x2xi32>
  return %0 : memref<2x2xi32>
}

memref.global constant @get_global_memref_f32_data : memref<f32> = dense<2.5>
func.func @get_global_memref_f32() -> memref<f32> {
  %0 = memref.get_global @get_global_memref_f32_data : memref<f32>
  return %0 : memref<f32>
}

memref.global @get_global_memref_i64_data : memref<i64> = uninitialized
func.func @get_global_memref_i64() -> memref<i64> {
  %0 = memref.get_global @get_global_memref_i64_data : memref<i64>
  return %0 : memref<i64>
}

memref.global "private" @get_global_memref_3xi8_data : memref<3xi8> = dense<[1,2,3]> {alignment = 64 : i64}
func.func @get_global_memref_3xi8() -> memref<3xi8> {
  %0 = memref.get_global @get_global_memref_3xi8_data : memref<3xi8>
  return %0 : memref<3xi8>
}

memref.global "nested" @get_global_memref_3xi8_1_data : memref<3xi8> = uninitialized
func.func @get_global_memref_3xi8_1() -> memref<3xi8> {
  %0 = memref.get_global @get_global_memref_3xi8_1_data : memref<3xi8>
  return %0 : memref<3xi8>
}

memref.global @get_global_memref_4xf32_2_data : memref<4xf32, 3>
func.func @get_global_memref_4xf32_2() -> memref<4xf32, 3> {
  %0 = memref.get_global @get_global_memref_4xf32_2_data : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}

memref.global @get_global_memref_2xf32_data : memref<2xf32, 1> = dense<0.0>
func.func @get_global_memref_2xf32() -> memref<2xf32, 1> {
  %0 = memref.get_global @get_global_memref_2xf32_data : memref<2xf32, 1>
  return %0 : memref<2xf32, 1>
}

memref.global @get_global_memref_2xindex_data : memref<2xindex> = dense<[5,6]>
func.func @get_global_memref_2xindex() -> memref<2xindex> {
  %0 = memref.get_global @get_global_memref_2xindex_data : memref<2xindex>
  return %0 : memref<2xindex>
}

memref.global @get_global_memref_4xcomplex_f32_data : memref<4xcomplex<f32>> = uninitialized
func.func @get_global_memref_4xcomplex_f32() -> memref<4xcomplex<f32>> {
  %0 = memref.get_global @get_global_memref_4xcomplex_f32_data : memref<4xcomplex<f32>>
  return %0 : memref<4xcomplex<f32>>
}

memref.global @get_global_memref_2xvector_4xf32_data : memref<2xvector<4xf32>> = uninitialized
func.func @get_global_memref_2xvector_4xf32() -> memref<2xvector<4xf32>> {
  %0 = memref.get_global @get_global_memref_2xvector_4xf32_data : memref<2xvector<4xf32>>
  return %0 : memref<2xvector<4xf32>>
}

memref.global @get_global_memref_2xi1_data : memref<2xi1> = dense<[true,false]>
func.func @get_global_memref_2xi1() -> memref<2xi1> {
  %0 = memref.get_global @get_global_memref_2xi1_data : memref<2xi1>
  return %0 : memref<2xi1>
}

memref.global @get_global_memref_2xbf16_data : memref<2xbf16> = dense<1.5>
func.func @get_global_memref_2xbf16() -> memref<2xbf16> {
  %0 = memref.get_global @get_global_memref_2xbf16_data : memref<2xbf16>
  return %0 : memref<2xbf16>
}

memref.global "public" constant @get_global_memref_0xf32_data : memref<0xf32> = dense<>
func.func @get_global_memref_0xf32() -> memref<0xf32> {
  %0 = memref.get_global @get_global_memref_0xf32_data : memref<0xf32>
  return %0 : memref<0xf32>
}

memref.global @get_global_memref_2xf32_1_data : memref<2xf32, strided<[2]>>
func.func @get_global_memref_2xf32_1() -> memref<2xf32, strided<[2]>> {
  %0 = memref.get_global @get_global_memref_2xf32_1_data : memref<2xf32, strided<[2]>>
  return %0 : memref<2xf32, strided<[2]>>
}

memref.global @get_global_memref_index_data : memref<index> = dense<3>
func.func @get_global_memref_index() -> memref<index> {
  %0 = memref.get_global @get_global_memref_index_data : memref<index>
  return %0 : memref<index>
}

memref.global @get_global_memref_i1_data : memref<i1> = dense<true>
func.func @get_global_memref_i1() -> memref<i1> {
  %0 = memref.get_global @get_global_memref_i1_data : memref<i1>
  return %0 : memref<i1>
}

memref.global @get_global_memref_complex_f32_data : memref<complex<f32>> = dense<(1.0, 2.0)>
func.func @get_global_memref_complex_f32() -> memref<complex<f32>> {
  %0 = memref.get_global @get_global_memref_complex_f32_data : memref<complex<f32>>
  return %0 : memref<complex<f32>>
}

memref.global @get_global_memref_2xcomplex_f32_data : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
func.func @get_global_memref_2xcomplex_f32() -> memref<2xcomplex<f32>> {
  %0 = memref.get_global @get_global_memref_2xcomplex_f32_data : memref<2xcomplex<f32>>
  return %0 : memref<2xcomplex<f32>>
}

memref.global @get_global_memref_2xf8E5M2_data : memref<2xf8E5M2> = dense<1.0>
func.func @get_global_memref_2xf8E5M2() -> memref<2xf8E5M2> {
  %0 = memref.get_global @get_global_memref_2xf8E5M2_data : memref<2xf8E5M2>
  return %0 : memref<2xf8E5M2>
}

memref.global @get_global_memref_f8E5M2_data : memref<f8E5M2> = dense<1.0>
func.func @get_global_memref_f8E5M2() -> memref<f8E5M2> {
  %0 = memref.get_global @get_global_memref_f8E5M2_data : memref<f8E5M2>
  return %0 : memref<f8E5M2>
}

memref.global @get_global_memref_vector_2xi32_data : memref<vector<2xi32>> = uninitialized
func.func @get_global_memref_vector_2xi32() -> memref<vector<2xi32>> {
  %0 = memref.get_global @get_global_memref_vector_2xi32_data : memref<vector<2xi32>>
  return %0 : memref<vector<2xi32>>
}

memref.global @get_global_memref_5x4x3xf64_data : memref<5x4x3xf64> = dense<1.0>
func.func @get_global_memref_5x4x3xf64() -> memref<5x4x3xf64> {
  %0 = memref.get_global @get_global_memref_5x4x3xf64_data : memref<5x4x3xf64>
  return %0 : memref<5x4x3xf64>
}

memref.global "private" constant @get_global_memref_2xi8_data : memref<2xi8> = dense_resource<blob>
func.func @get_global_memref_2xi8() -> memref<2xi8> {
  %0 = memref.get_global @get_global_memref_2xi8_data : memref<2xi8>
  return %0 : memref<2xi8>
}
