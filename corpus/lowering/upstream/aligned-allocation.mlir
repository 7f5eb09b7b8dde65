// Allocation by aligned_alloc.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm=use-aligned-alloc=1

func.func @alloc_index_24(%i: index) -> memref<i1> {
  %r = memref.alloc()  : memref<i1>
  return %r : memref<i1>
}

func.func @alloc_index_25(%i: index) -> memref<4x8xi1> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xi1>
  return %r : memref<4x8xi1>
}

func.func @alloc_index_26(%i: index) -> memref<?xi8> {
  %r = memref.alloc(%i)  : memref<?xi8>
  return %r : memref<?xi8>
}

func.func @alloc_index_27(%i: index) -> memref<?x?x4xi8> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xi8>
  return %r : memref<?x?x4xi8>
}

func.func @alloc_index_28(%i: index) -> memref<4x8xi13> {
  %r = memref.alloc()  : memref<4x8xi13>
  return %r : memref<4x8xi13>
}

func.func @alloc_index_29(%i: index) -> memref<i24> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<i24>
  return %r : memref<i24>
}

func.func @alloc_index_31(%i: index) -> memref<?xi32> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xi32>
  return %r : memref<?xi32>
}

func.func @alloc_index_32(%i: index) -> memref<i64> {
  %r = memref.alloc()  : memref<i64>
  return %r : memref<i64>
}

func.func @alloc_index_33(%i: index) -> memref<4x8xi64> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xi64>
  return %r : memref<4x8xi64>
}

func.func @alloc_index_34(%i: index) -> memref<?xi128> {
  %r = memref.alloc(%i)  : memref<?xi128>
  return %r : memref<?xi128>
}

func.func @alloc_index_35(%i: index) -> memref<?x?x4xi128> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xi128>
  return %r : memref<?x?x4xi128>
}

func.func @alloc_index_36(%i: index) -> memref<4x8xindex> {
  %r = memref.alloc()  : memref<4x8xindex>
  return %r : memref<4x8xindex>
}

func.func @alloc_index_37(%i: index) -> memref<f16> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<f16>
  return %r : memref<f16>
}

func.func @alloc_index_38(%i: index) -> memref<?x?x4xf16> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xf16>
  return %r : memref<?x?x4xf16>
}

func.func @alloc_index_39(%i: index) -> memref<?xbf16> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xbf16>
  return %r : memref<?xbf16>
}

func.func @alloc_index_40(%i: index) -> memref<f32> {
  %r = memref.alloc()  : memref<f32>
  return %r : memref<f32>
}

func.func @alloc_index_41(%i: index) -> memref<4x8xf32> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @alloc_index_42(%i: index) -> memref<?xf64> {
  %r = memref.alloc(%i)  : memref<?xf64>
  return %r : memref<?xf64>
}

func.func @alloc_index_43(%i: index) -> memref<?x?x4xf64> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xf64>
  return %r : memref<?x?x4xf64>
}

func.func @alloc_index_44(%i: index) -> memref<4x8xf80> {
  %r = memref.alloc()  : memref<4x8xf80>
  return %r : memref<4x8xf80>
}

func.func @alloc_index_45(%i: index) -> memref<f128> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<f128>
  return %r : memref<f128>
}

func.func @alloc_index_46(%i: index) -> memref<?x?x4xf128> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xf128>
  return %r : memref<?x?x4xf128>
}

func.func @alloc_index_47(%i: index) -> memref<?xf8E5M2> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xf8E5M2>
  return %r : memref<?xf8E5M2>
}

func.func @alloc_index_48(%i: index) -> memref<complex<f32>> {
  %r = memref.alloc()  : memref<complex<f32>>
  return %r : memref<complex<f32>>
}

func.func @alloc_index_49(%i: index) -> memref<4x8xcomplex<f32>> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xcomplex<f32>>
  return %r : memref<4x8xcomplex<f32>>
}

func.func @alloc_index_50(%i: index) -> memref<?xvector<4xf32>> {
  %r = memref.alloc(%i)  : memref<?xvector<4xf32>>
  return %r : memref<?xvector<4xf32>>
}

func.func @alloc_index_51(%i: index) -> memref<?x?x4xvector<4xf32>> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xvector<4xf32>>
  return %r : memref<?x?x4xvector<4xf32>>
}

func.func @alloc_index_52(%i: index) -> memref<4x8xvector<2x3xi8>> {
  %r = memref.alloc()  : memref<4x8xvector<2x3xi8>>
  return %r : memref<4x8xvector<2x3xi8>>
}
