// Buffers on the heap and on the stack.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @alloc_index(%i: index) -> memref<i1> {
  %r = memref.alloc()  : memref<i1>
  return %r : memref<i1>
}

func.func @alloc_index_1(%i: index) -> memref<?x?x4xi1> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xi1>
  return %r : memref<?x?x4xi1>
}

func.func @alloc_index_2(%i: index) -> memref<?x?x4xi8> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xi8>
  return %r : memref<?x?x4xi8>
}

func.func @alloc_index_3(%i: index) -> memref<4x8xi13> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xi13>
  return %r : memref<4x8xi13>
}

func.func @alloc_index_4(%i: index) -> memref<4x8xi24> {
  %r = memref.alloc()  : memref<4x8xi24>
  return %r : memref<4x8xi24>
}

func.func @alloc_index_5(%i: index) -> memref<?xi32> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xi32>
  return %r : memref<?xi32>
}

func.func @alloc_index_6(%i: index) -> memref<?xi64> {
  %r = memref.alloc(%i)  : memref<?xi64>
  return %r : memref<?xi64>
}

func.func @alloc_index_7(%i: index) -> memref<i128> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<i128>
  return %r : memref<i128>
}

func.func @alloc_index_8(%i: index) -> memref<index> {
  %r = memref.alloc()  : memref<index>
  return %r : memref<index>
}

func.func @alloc_index_9(%i: index) -> memref<?x?x4xindex> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xindex>
  return %r : memref<?x?x4xindex>
}

func.func @alloc_index_10(%i: index) -> memref<?x?x4xf16> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xf16>
  return %r : memref<?x?x4xf16>
}

func.func @alloc_index_11(%i: index) -> memref<4x8xbf16> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xbf16>
  return %r : memref<4x8xbf16>
}

func.func @alloc_index_12(%i: index) -> memref<4x8xf32> {
  %r = memref.alloc()  : memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @alloc_index_13(%i: index) -> memref<?xf64> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xf64>
  return %r : memref<?xf64>
}

func.func @alloc_index_14(%i: index) -> memref<?xf80> {
  %r = memref.alloc(%i)  : memref<?xf80>
  return %r : memref<?xf80>
}

func.func @alloc_index_15(%i: index) -> memref<f128> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<f128>
  return %r : memref<f128>
}

func.func @alloc_index_16(%i: index) -> memref<f8E5M2> {
  %r = memref.alloc()  : memref<f8E5M2>
  return %r : memref<f8E5M2>
}

func.func @alloc_index_17(%i: index) -> memref<?x?x4xf8E5M2> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xf8E5M2>
  return %r : memref<?x?x4xf8E5M2>
}

func.func @alloc_index_18(%i: index) -> memref<?x?x4xcomplex<f32>> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xcomplex<f32>>
  return %r : memref<?x?x4xcomplex<f32>>
}

func.func @alloc_index_19(%i: index) -> memref<4x8xvector<4xf32>> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xvector<4xf32>>
  return %r : memref<4x8xvector<4xf32>>
}

func.func @alloc_index_20(%i: index) -> memref<4x8xvector<2x3xi8>> {
  %r = memref.alloc()  : memref<4x8xvector<2x3xi8>>
  return %r : memref<4x8xvector<2x3xi8>>
}

func.func @alloc_index_22(%i: index) -> memref<?xmemref<?xf32>> {
  %r = memref.alloc(%i)  : memref<?xmemref<?xf32>>
  return %r : memref<?xmemref<?xf32>>
}

func.func @alloc_index_23(%i: index) -> memref<vector<f32>> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<vector<f32>>
  return %r : memref<vector<f32>>
}

func.func @alloca_index(%i: index) -> memref<i1> {
  %r = memref.alloca()  : memref<i1>
  return %r : memref<i1>
}

func.func @alloca_index_1(%i: index) -> memref<i8> {
  %r = memref.alloca() {alignment = 64 : i64} : memref<i8>
  return %r : memref<i8>
}

func.func @alloca_index_2(%i: index) -> memref<?xi13> {
  %r = memref.alloca(%i)  : memref<?xi13>
  return %r : memref<?xi13>
}

func.func @alloca_index_3(%i: index) -> memref<?xi24> {
  %r = memref.alloca(%i) {alignment = 64 : i64} : memref<?xi24>
  return %r : memref<?xi24>
}

func.func @alloca_index_4(%i: index) -> memref<4x8xi32> {
  %r = memref.alloca()  : memref<4x8xi32>
  return %r : memref<4x8xi32>
}

func.func @alloca_index_5(%i: index) -> memref<4x8xi64> {
  %r = memref.alloca() {alignment = 64 : i64} : memref<4x8xi64>
  return %r : memref<4x8xi64>
}

func.func @alloca_index_6(%i: index) -> memref<?x?x4xi128> {
  %r = memref.alloca(%i, %i)  : memref<?x?x4xi128>
  return %r : memref<?x?x4xi128>
}

func.func @alloca_index_7(%i: index) -> memref<?x?x4xindex> {
  %r = memref.alloca(%i, %i) {alignment = 64 : i64} : memref<?x?x4xindex>
  return %r : memref<?x?x4xindex>
}

func.func @alloca_index_8(%i: index) -> memref<bf16> {
  %r = memref.alloca()  : memref<bf16>
  return %r : memref<bf16>
}

func.func @alloca_index_9(%i: index) -> memref<f32> {
  %r = memref.alloca() {alignment = 64 : i64} : memref<f32>
  return %r : memref<f32>
}

func.func @alloca_index_10(%i: index) -> memref<?xf64> {
  %r = memref.alloca(%i)  : memref<?xf64>
  return %r : memref<?xf64>
}

func.func @alloca_index_11(%i: index) -> memref<?xf80> {
  %r = memref.alloca(%i) {alignment = 64 : i64} : memref<?xf80>
  return %r : memref<?xf80>
}

func.func @alloca_index_12(%i: index) -> memref<4x8xf128> {
  %r = memref.alloca()  : memref<4x8xf128>
  return %r : memref<4x8xf128>
}

func.func @alloca_index_13(%i: index) -> memref<4x8xf8E5M2> {
  %r = memref.alloca() {alignment = 64 : i64} : memref<4x8xf8E5M2>
  return %r : memref<4x8xf8E5M2>
}

func.func @alloca_index_14(%i: index) -> memref<?x?x4xcomplex<f32>> {
  %r = memref.alloca(%i, %i)  : memref<?x?x4xcomplex<f32>>
  return %r : memref<?x?x4xcomplex<f32>>
}

func.func @alloca_index_15(%i: index) -> memref<?x?x4xvector<4xf32>> {
  %r = memref.alloca(%i, %i) {alignment = 64 : i64} : memref<?x?x4xvector<4xf32>>
  return %r : memref<?x?x4xvector<4xf32>>
}

func.func @alloca_index_17(%i: index) -> memref<memref<?xf32>> {
  %r = memref.alloca() {alignment = 64 : i64} : memref<memref<?xf32>>
  return %r : memref<memref<?xf32>>
}

func.func @dealloc_memref_i1(%m: memref<i1>) {
  memref.dealloc %m : memref<i1>
  return
}

func.func @dealloc_memref_qxi13(%m: memref<?xi13>) {
  memref.dealloc %m : memref<?xi13>
  return
}

func.func @dealloc_memref_4x8xi32(%m: memref<4x8xi32>) {
  memref.dealloc %m : memref<4x8xi32>
  return
}

func.func @dealloc_memref_qxqx4xi128(%m: memref<?x?x4xi128>) {
  memref.dealloc %m : memref<?x?x4xi128>
  return
}

func.func @dealloc_memref_bf16(%m: memref<bf16>) {
  memref.dealloc %m : memref<bf16>
  return
}

func.func @dealloc_memref_qxf64(%m: memref<?xf64>) {
  memref.dealloc %m : memref<?xf64>
  return
}

func.func @dealloc_memref_4x8xf128(%m: memref<4x8xf128>) {
  memref.dealloc %m : memref<4x8xf128>
  return
}

func.func @dealloc_memref_qxqx4xcomplex_f32(%m: memref<?x?x4xcomplex<f32>>) {
  memref.dealloc %m : memref<?x?x4xcomplex<f32>>
  return
}
