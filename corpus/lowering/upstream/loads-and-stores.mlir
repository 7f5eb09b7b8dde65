// Elements of every type from and to buffers of rank 0 to 3.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @load_memref_i1(%m: memref<i1>, %i: index) -> i1 {
  %r = memref.load %m[] : memref<i1>
  return %r : i1
}

func.func @load_memref_4xi1(%m: memref<4xi1>, %i: index) -> i1 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi1>
  return %r : i1
}

func.func @load_memref_i8(%m: memref<i8>, %i: index) -> i8 {
  %r = memref.load %m[] : memref<i8>
  return %r : i8
}

func.func @load_memref_4xi8(%m: memref<4xi8>, %i: index) -> i8 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi8>
  return %r : i8
}

func.func @load_memref_i13(%m: memref<i13>, %i: index) -> i13 {
  %r = memref.load %m[] : memref<i13>
  return %r : i13
}

func.func @load_memref_4xi13(%m: memref<4xi13>, %i: index) -> i13 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi13>
  return %r : i13
}

func.func @load_memref_i24(%m: memref<i24>, %i: index) -> i24 {
  %r = memref.load %m[] : memref<i24>
  return %r : i24
}

func.func @load_memref_4xi24(%m: memref<4xi24>, %i: index) -> i24 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi24>
  return %r : i24
}

func.func @load_memref_i32(%m: memref<i32>, %i: index) -> i32 {
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

func.func @load_memref_4xi32(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi32>
  return %r : i32
}

func.func @load_memref_i64(%m: memref<i64>, %i: index) -> i64 {
  %r = memref.load %m[] : memref<i64>
  return %r : i64
}

func.func @load_memref_4xi64(%m: memref<4xi64>, %i: index) -> i64 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi64>
  return %r : i64
}

func.func @load_memref_i128(%m: memref<i128>, %i: index) -> i128 {
  %r = memref.load %m[] : memref<i128>
  return %r : i128
}

func.func @load_memref_4xi128(%m: memref<4xi128>, %i: index) -> i128 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi128>
  return %r : i128
}

func.func @load_memref_index(%m: memref<index>, %i: index) -> index {
  %r = memref.load %m[] : memref<index>
  return %r : index
}

func.func @load_memref_4xindex(%m: memref<4xindex>, %i: index) -> index {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xindex>
  return %r : index
}

func.func @load_memref_f16(%m: memref<f16>, %i: index) -> f16 {
  %r = memref.load %m[] : memref<f16>
  return %r : f16
}

func.func @load_memref_4xf16(%m: memref<4xf16>, %i: index) -> f16 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf16>
  return %r : f16
}

func.func @load_memref_bf16(%m: memref<bf16>, %i: index) -> bf16 {
  %r = memref.load %m[] : memref<bf16>
  return %r : bf16
}

func.func @load_memref_4xbf16(%m: memref<4xbf16>, %i: index) -> bf16 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xbf16>
  return %r : bf16
}

func.func @load_memref_f32(%m: memref<f32>, %i: index) -> f32 {
  %r = memref.load %m[] : memref<f32>
  return %r : f32
}

func.func @load_memref_4xf32(%m: memref<4xf32>, %i: index) -> f32 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  return %r : f32
}

func.func @load_memref_f64(%m: memref<f64>, %i: index) -> f64 {
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}

func.func @load_memref_4xf64(%m: memref<4xf64>, %i: index) -> f64 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf64>
  return %r : f64
}

func.func @load_memref_f80(%m: memref<f80>, %i: index) -> f80 {
  %r = memref.load %m[] : memref<f80>
  return %r : f80
}

func.func @load_memref_4xf80(%m: memref<4xf80>, %i: index) -> f80 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf80>
  return %r : f80
}

func.func @load_memref_f128(%m: memref<f128>, %i: index) -> f128 {
  %r = memref.load %m[] : memref<f128>
  return %r : f128
}

func.func @load_memref_4xf128(%m: memref<4xf128>, %i: index) -> f128 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf128>
  return %r : f128
}

func.func @load_memref_f8E5M2(%m: memref<f8E5M2>, %i: index) -> f8E5M2 {
  %r = memref.load %m[] : memref<f8E5M2>
  return %r : f8E5M2
}

func.func @load_memref_4xf8E5M2(%m: memref<4xf8E5M2>, %i: index) -> f8E5M2 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf8E5M2>
  return %r : f8E5M2
}

func.func @load_memref_complex_f32(%m: memref<complex<f32>>, %i: index) -> complex<f32> {
  %r = memref.load %m[] : memref<complex<f32>>
  return %r : complex<f32>
}

func.func @load_memref_vector_4xf32(%m: memref<vector<4xf32>>, %i: index) -> vector<4xf32> {
  %r = memref.load %m[] : memref<vector<4xf32>>
  return %r : vector<4xf32>
}

func.func @load_memref_vector_2x3xi8(%m: memref<vector<2x3xi8>>, %i: index) -> vector<2x3xi8> {
  %r = memref.load %m[] : memref<vector<2x3xi8>>
  return %r : vector<2x3xi8>
}

func.func @load_memref_memref_qxf32(%m: memref<memref<?xf32>>, %i: index) -> memref<?xf32> {
  %r = memref.load %m[] : memref<memref<?xf32>>
  return %r : memref<?xf32>
}

func.func @load_memref_vector_f32(%m: memref<vector<f32>>, %i: index) -> vector<f32> {
  %r = memref.load %m[] : memref<vector<f32>>
  return %r : vector<f32>
}

func.func @load_memref_vector_3xindex(%m: memref<vector<3xindex>>, %i: index) -> vector<3xindex> {
  %r = memref.load %m[] : memref<vector<3xindex>>
  return %r : vector<3xindex>
}

func.func @load_memref_complex_f64(%m: memref<complex<f64>>, %i: index) -> complex<f64> {
  %r = memref.load %m[] : memref<complex<f64>>
  return %r : complex<f64>
}

func.func @store_memref_i1(%m: memref<i1>, %i: index, %v: i1) {
  memref.store %v, %m[] : memref<i1>
  return
}

func.func @store_memref_4xi1(%m: memref<4xi1>, %i: index, %v: i1) {
  memref.store %v, %m[%i] {foo} : memref<4xi1>
  return
}

func.func @store_memref_4xi8(%m: memref<4xi8>, %i: index, %v: i8) {
  memref.store %v, %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi8>
  return
}

func.func @store_memref_4xi13(%m: memref<4xi13>, %i: index, %v: i13) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<4xi13>
  return
}

func.func @store_memref_4xi24(%m: memref<4xi24>, %i: index, %v: i24) {
  memref.store %v, %m[%i] {nontemporal = true} : memref<4xi24>
  return
}

func.func @store_memref_qxqx4xi32(%m: memref<?x?x4xi32>, %i: index, %v: i32) {
  memref.store %v, %m[%i, %i, %i] : memref<?x?x4xi32>
  return
}

func.func @store_memref_4x8xi64(%m: memref<4x8xi64>, %i: index, %v: i64) {
  memref.store %v, %m[%i, %i] : memref<4x8xi64>
  return
}

func.func @store_memref_qxi128(%m: memref<?xi128>, %i: index, %v: i128) {
  memref.store %v, %m[%i] : memref<?xi128>
  return
}

func.func @store_memref_index(%m: memref<index>, %i: index, %v: index) {
  memref.store %v, %m[] : memref<index>
  return
}

func.func @store_memref_4xindex(%m: memref<4xindex>, %i: index, %v: index) {
  memref.store %v, %m[%i] {foo} : memref<4xindex>
  return
}

func.func @store_memref_4xf16(%m: memref<4xf16>, %i: index, %v: f16) {
  memref.store %v, %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xf16>
  return
}

func.func @store_memref_4xbf16(%m: memref<4xbf16>, %i: index, %v: bf16) {
  memref.store %v, %m[%i] {alignment = 16 : i64} : memref<4xbf16>
  return
}

func.func @store_memref_4xf32(%m: memref<4xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] {nontemporal = true} : memref<4xf32>
  return
}

func.func @store_memref_qxqx4xf64(%m: memref<?x?x4xf64>, %i: index, %v: f64) {
  memref.store %v, %m[%i, %i, %i] : memref<?x?x4xf64>
  return
}

func.func @store_memref_4x8xf80(%m: memref<4x8xf80>, %i: index, %v: f80) {
  memref.store %v, %m[%i, %i] : memref<4x8xf80>
  return
}

func.func @store_memref_qxf128(%m: memref<?xf128>, %i: index, %v: f128) {
  memref.store %v, %m[%i] : memref<?xf128>
  return
}

func.func @store_memref_f8E5M2(%m: memref<f8E5M2>, %i: index, %v: f8E5M2) {
  memref.store %v, %m[] : memref<f8E5M2>
  return
}

func.func @store_memref_4xf8E5M2(%m: memref<4xf8E5M2>, %i: index, %v: f8E5M2) {
  memref.store %v, %m[%i] {foo} : memref<4xf8E5M2>
  return
}

func.func @store_memref_4x8xvector_4xf32(%m: memref<4x8xvector<4xf32>>, %i: index, %v: vector<4xf32>) {
  memref.store %v, %m[%i, %i] : memref<4x8xvector<4xf32>>
  return
}
