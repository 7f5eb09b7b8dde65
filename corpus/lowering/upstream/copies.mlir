// Copies by memcpy and by the runtime.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @copy_memref_i1(%m: memref<i1>, %k: memref<i1>) {
  memref.copy %m, %k : memref<i1> to memref<i1>
  return
}

func.func @copy_memref_4x8xi8(%m: memref<4x8xi8>, %k: memref<4x8xi8>) {
  memref.copy %m, %k : memref<4x8xi8> to memref<4x8xi8>
  return
}

func.func @copy_memref_i24(%m: memref<i24>, %k: memref<i24>) {
  memref.copy %m, %k : memref<i24> to memref<i24>
  return
}

func.func @copy_memref_4x8xi32(%m: memref<4x8xi32>, %k: memref<4x8xi32>) {
  memref.copy %m, %k : memref<4x8xi32> to memref<4x8xi32>
  return
}

func.func @copy_memref_i128(%m: memref<i128>, %k: memref<i128>) {
  memref.copy %m, %k : memref<i128> to memref<i128>
  return
}

func.func @copy_memref_4x8xindex(%m: memref<4x8xindex>, %k: memref<4x8xindex>) {
  memref.copy %m, %k : memref<4x8xindex> to memref<4x8xindex>
  return
}

func.func @copy_memref_bf16(%m: memref<bf16>, %k: memref<bf16>) {
  memref.copy %m, %k : memref<bf16> to memref<bf16>
  return
}

func.func @copy_memref_4x8xf32_8(%m: memref<4x8xf32>, %k: memref<4x8xf32>) {
  memref.copy %m, %k : memref<4x8xf32> to memref<4x8xf32>
  return
}

func.func @copy_memref_f80(%m: memref<f80>, %k: memref<f80>) {
  memref.copy %m, %k : memref<f80> to memref<f80>
  return
}

func.func @copy_memref_4x8xf128(%m: memref<4x8xf128>, %k: memref<4x8xf128>) {
  memref.copy %m, %k : memref<4x8xf128> to memref<4x8xf128>
  return
}

func.func @copy_memref_complex_f32(%m: memref<complex<f32>>, %k: memref<complex<f32>>) {
  memref.copy %m, %k : memref<complex<f32>> to memref<complex<f32>>
  return
}

func.func @copy_memref_4x8xvector_4xf32(%m: memref<4x8xvector<4xf32>>, %k: memref<4x8xvector<4xf32>>) {
  memref.copy %m, %k : memref<4x8xvector<4xf32>> to memref<4x8xvector<4xf32>>
  return
}

func.func @copy_memref_4x8xmemref_qxf32(%m: memref<4x8xmemref<?xf32>>, %k: memref<4x8xmemref<?xf32>>) {
  memref.copy %m, %k : memref<4x8xmemref<?xf32>> to memref<4x8xmemref<?xf32>>
  return
}

func.func @copy_memref_vector_3xindex(%m: memref<vector<3xindex>>, %k: memref<vector<3xindex>>) {
  memref.copy %m, %k : memref<vector<3xindex>> to memref<vector<3xindex>>
  return
}

func.func @copy_memref_4x8xcomplex_f64(%m: memref<4x8xcomplex<f64>>, %k: memref<4x8xcomplex<f64>>) {
  memref.copy %m, %k : memref<4x8xcomplex<f64>> to memref<4x8xcomplex<f64>>
  return
}

func.func @copy_memref_4x8xf32_9(%m: memref<4x8xf32>, %k: memref<?x?xf32>) {
  memref.copy %m, %k : memref<4x8xf32> to memref<?x?xf32>
  return
}

func.func @copy_memref_f32(%m: memref<f32>, %k: memref<f32>) {
  memref.copy %m, %k : memref<f32> to memref<f32>
  return
}

func.func @copy_memref_1x4xf32(%m: memref<1x4xf32, strided<[16, 1]>>, %k: memref<1x4xf32>) {
  memref.copy %m, %k : memref<1x4xf32, strided<[16, 1]>> to memref<1x4xf32>
  return
}
