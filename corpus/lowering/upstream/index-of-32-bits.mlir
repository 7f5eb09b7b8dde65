// Functions and memrefs with indices of 32 bits.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts

func.func @pass_i1_13(%a: i1) -> i1 {
  return %a : i1
}

func.func @pass_i64_2(%a: i64) -> i64 {
  return %a : i64
}

func.func @pass_f16_4(%a: f16) -> f16 {
  return %a : f16
}

func.func @pass_f64_2(%a: f64) -> f64 {
  return %a : f64
}

func.func @pass_f8E5M2_6(%a: f8E5M2) -> f8E5M2 {
  return %a : f8E5M2
}

func.func @pass_vector_4xf32_3(%a: vector<4xf32>) -> vector<4xf32> {
  return %a : vector<4xf32>
}

func.func @pass_vector_i32_5(%a: vector<i32>) -> vector<i32> {
  return %a : vector<i32>
}

func.func @pass_llvm_ptr_4(%a: !llvm.ptr) -> !llvm.ptr {
  return %a : !llvm.ptr
}

func.func @pass_memref_f32_5(%a: memref<f32>) -> memref<f32> {
  return %a : memref<f32>
}

func.func @pass_memref_uxf32_9(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}

func.func @pass_memref_uxf32_10(%a: memref<*xf32, 1>) -> memref<*xf32, 1> {
  return %a : memref<*xf32, 1>
}

func.func @pass_memref_2xindex_3(%a: memref<2xindex>) -> memref<2xindex> {
  return %a : memref<2xindex>
}

func.func @pass_tensor_4xf32_5(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

func.func @pass_si8_5(%a: si8) -> si8 {
  return %a : si8
}

func.func @pass_complex_f8E5M2_2(%a: complex<f8E5M2>) -> complex<f8E5M2> {
  return %a : complex<f8E5M2>
}

func.func @pass_memref_qx0xqxf32_2(%a: memref<?x0x?xf32>) -> memref<?x0x?xf32> {
  return %a : memref<?x0x?xf32>
}

func.func @load_memref_i1(%m: memref<i1>, %i: index) -> i1 {
  %r = memref.load %m[] : memref<i1>
  return %r : i1
}

func.func @load_memref_4xi1(%m: memref<4xi1>, %i: index) -> i1 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi1>
  return %r : i1
}

func.func @load_memref_4xi8(%m: memref<4xi8>, %i: index) -> i8 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi8>
  return %r : i8
}

func.func @load_memref_4x8xi13(%m: memref<4x8xi13>, %i: index) -> i13 {
  %r = memref.load %m[%i, %i] : memref<4x8xi13>
  return %r : i13
}

func.func @load_memref_i24(%m: memref<i24>, %i: index) -> i24 {
  %r = memref.load %m[] : memref<i24>
  return %r : i24
}

func.func @load_memref_4xi24(%m: memref<4xi24>, %i: index) -> i24 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi24>
  return %r : i24
}

func.func @load_memref_4xi32(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi32>
  return %r : i32
}

func.func @load_memref_4x8xi64(%m: memref<4x8xi64>, %i: index) -> i64 {
  %r = memref.load %m[%i, %i] : memref<4x8xi64>
  return %r : i64
}

func.func @load_memref_i128(%m: memref<i128>, %i: index) -> i128 {
  %r = memref.load %m[] : memref<i128>
  return %r : i128
}

func.func @load_memref_4xi128(%m: memref<4xi128>, %i: index) -> i128 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi128>
  return %r : i128
}

func.func @load_memref_4xindex(%m: memref<4xindex>, %i: index) -> index {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xindex>
  return %r : index
}

func.func @load_memref_4x8xf16(%m: memref<4x8xf16>, %i: index) -> f16 {
  %r = memref.load %m[%i, %i] : memref<4x8xf16>
  return %r : f16
}

func.func @load_memref_bf16(%m: memref<bf16>, %i: index) -> bf16 {
  %r = memref.load %m[] : memref<bf16>
  return %r : bf16
}

func.func @load_memref_4xbf16(%m: memref<4xbf16>, %i: index) -> bf16 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xbf16>
  return %r : bf16
}

func.func @alloc_index(%i: index) -> memref<i1> {
  %r = memref.alloc()  : memref<i1>
  return %r : memref<i1>
}

func.func @alloc_index_1(%i: index) -> memref<4x8xi8> {
  %r = memref.alloc() : memref<4x8xi8>
  return %r : memref<4x8xi8>
}

func.func @alloc_index_2(%i: index) -> memref<?xi24> {
  %r = memref.alloc(%i)  : memref<?xi24>
  return %r : memref<?xi24>
}

func.func @alloc_index_3(%i: index) -> memref<?x?x4xi32> {
  %r = memref.alloc(%i, %i) : memref<?x?x4xi32>
  return %r : memref<?x?x4xi32>
}

func.func @alloc_index_4(%i: index) -> memref<4x8xi128> {
  %r = memref.alloc()  : memref<4x8xi128>
  return %r : memref<4x8xi128>
}

func.func @alloc_index_5(%i: index) -> memref<f16> {
  %r = memref.alloc() : memref<f16>
  return %r : memref<f16>
}

func.func @alloc_index_6(%i: index) -> memref<?x?x4xbf16> {
  %r = memref.alloc(%i, %i)  : memref<?x?x4xbf16>
  return %r : memref<?x?x4xbf16>
}

func.func @alloc_index_7(%i: index) -> memref<?xf64> {
  %r = memref.alloc(%i) : memref<?xf64>
  return %r : memref<?xf64>
}

func.func @alloc_index_8(%i: index) -> memref<f128> {
  %r = memref.alloc()  : memref<f128>
  return %r : memref<f128>
}

func.func @alloc_index_9(%i: index) -> memref<4x8xf8E5M2> {
  %r = memref.alloc() : memref<4x8xf8E5M2>
  return %r : memref<4x8xf8E5M2>
}

