// Allocation by functions of the runtime.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm=use-generic-functions=1 -convert-func-to-llvm -reconcile-unrealized-casts

func.func @alloc_index_54(%i: index) -> memref<i1> {
  %r = memref.alloc()  : memref<i1>
  return %r : memref<i1>
}

func.func @alloc_index_55(%i: index) -> memref<?xi8> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xi8>
  return %r : memref<?xi8>
}

func.func @alloc_index_56(%i: index) -> memref<?x?x4xi13> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xi13>
  return %r : memref<?x?x4xi13>
}

func.func @alloc_index_57(%i: index) -> memref<i32> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<i32>
  return %r : memref<i32>
}

func.func @alloc_index_58(%i: index) -> memref<4x8xi64> {
  %r = memref.alloc()  : memref<4x8xi64>
  return %r : memref<4x8xi64>
}

func.func @alloc_index_59(%i: index) -> memref<?x?x4xi128> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xi128>
  return %r : memref<?x?x4xi128>
}

func.func @alloc_index_60(%i: index) -> memref<?xf16> {
  %r = memref.alloc(%i)  : memref<?xf16>
  return %r : memref<?xf16>
}

func.func @alloc_index_61(%i: index) -> memref<4x8xbf16> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<4x8xbf16>
  return %r : memref<4x8xbf16>
}

func.func @alloc_index_62(%i: index) -> memref<f64> {
  %r = memref.alloc()  : memref<f64>
  return %r : memref<f64>
}

func.func @alloc_index_63(%i: index) -> memref<?xf80> {
  %r = memref.alloc(%i) {alignment = 64 : i64} : memref<?xf80>
  return %r : memref<?xf80>
}

func.func @alloc_index_64(%i: index) -> memref<?x?x4xf128> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xf128>
  return %r : memref<?x?x4xf128>
}

func.func @alloc_index_65(%i: index) -> memref<complex<f32>> {
  %r = memref.alloc() {alignment = 64 : i64} : memref<complex<f32>>
  return %r : memref<complex<f32>>
}

func.func @alloc_index_66(%i: index) -> memref<4x8xvector<4xf32>> {
  %r = memref.alloc()  : memref<4x8xvector<4xf32>>
  return %r : memref<4x8xvector<4xf32>>
}

func.func @alloc_index_67(%i: index) -> memref<?x?x4xvector<2x3xi8>> {
  %r = memref.alloc(%i, %i) {alignment = 64 : i64} : memref<?x?x4xvector<2x3xi8>>
  return %r : memref<?x?x4xvector<2x3xi8>>
}

func.func @dealloc_memref_i1_1(%m: memref<i1>) {
  memref.dealloc %m : memref<i1>
  return
}

func.func @dealloc_memref_qxi24(%m: memref<?xi24>) {
  memref.dealloc %m : memref<?xi24>
  return
}

func.func @dealloc_memref_4x8xi128(%m: memref<4x8xi128>) {
  memref.dealloc %m : memref<4x8xi128>
  return
}

func.func @dealloc_memref_qxqx4xbf16(%m: memref<?x?x4xbf16>) {
  memref.dealloc %m : memref<?x?x4xbf16>
  return
}

func.func @dealloc_memref_f128(%m: memref<f128>) {
  memref.dealloc %m : memref<f128>
  return
}

func.func @dealloc_memref_qxvector_4xf32(%m: memref<?xvector<4xf32>>) {
  memref.dealloc %m : memref<?xvector<4xf32>>
  return
}
