// Atomic updates, and hints to the cache.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @atomic_rmw_memref_qx4xf64(%m: memref<?x4xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw addf %v, %m[%i, %i] : (f64, memref<?x4xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_memref_qx4xi64(%m: memref<?x4xi64>, %i: index, %v: i64) -> i64 {
  %r = memref.atomic_rmw andi %v, %m[%i, %i] : (i64, memref<?x4xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_memref_qx4xi8(%m: memref<?x4xi8>, %i: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw andi %v, %m[%i, %i] : (i8, memref<?x4xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_memref_qx4xi32_1(%m: memref<?x4xi32>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw assign %v, %m[%i, %i] : (i32, memref<?x4xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_memref_qx4xf64_1(%m: memref<?x4xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw assign %v, %m[%i, %i] : (f64, memref<?x4xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_memref_qx4xf32_1(%m: memref<?x4xf32>, %i: index, %v: f32) -> f32 {
  %r = memref.atomic_rmw maximumf %v, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_memref_qx4xbf16_1(%m: memref<?x4xbf16>, %i: index, %v: bf16) -> bf16 {
  %r = memref.atomic_rmw maximumf %v, %m[%i, %i] : (bf16, memref<?x4xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_memref_qx4xi32_2(%m: memref<?x4xi32>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw maxs %v, %m[%i, %i] : (i32, memref<?x4xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_memref_qx4xf64_3(%m: memref<?x4xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw minnumf %v, %m[%i, %i] : (f64, memref<?x4xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_memref_qx4xi64_3(%m: memref<?x4xi64>, %i: index, %v: i64) -> i64 {
  %r = memref.atomic_rmw minu %v, %m[%i, %i] : (i64, memref<?x4xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_memref_qx4xi8_3(%m: memref<?x4xi8>, %i: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw minu %v, %m[%i, %i] : (i8, memref<?x4xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_memref_qx4xf64_4(%m: memref<?x4xf64>, %i: index, %v: f64) -> f64 {
  %r = memref.atomic_rmw mulf %v, %m[%i, %i] : (f64, memref<?x4xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_memref_qx4xi64_4(%m: memref<?x4xi64>, %i: index, %v: i64) -> i64 {
  %r = memref.atomic_rmw ori %v, %m[%i, %i] : (i64, memref<?x4xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_memref_qx4xi8_4(%m: memref<?x4xi8>, %i: index, %v: i8) -> i8 {
  %r = memref.atomic_rmw ori %v, %m[%i, %i] : (i8, memref<?x4xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_memref_qx4xi32_5(%m: memref<?x4xi32>, %i: index, %v: i32) -> i32 {
  %r = memref.atomic_rmw xori %v, %m[%i, %i] : (i32, memref<?x4xi32>) -> i32
  return %r : i32
}

func.func @generic_atomic_rmw_memref_qxi32(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%c: i32):
    %n = arith.addi %c, %v : i32
    memref.atomic_yield %n : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_memref_qxi64(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%c: i64):
    %n = arith.muli %c, %v : i64
    memref.atomic_yield %n : i64
  }
  return %r : i64
}

func.func @generic_atomic_rmw_memref_qxi8(%m: memref<?xi8>, %i: index, %v: i8) -> i8 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi8> {
  ^bb0(%c: i8):
    %n = arith.xori %c, %v : i8
    memref.atomic_yield %n : i8
  }
  return %r : i8
}

func.func @prefetch_memref_4xqxf32(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_1(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<1>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_2(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<2>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_3(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_4(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<0>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_5(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<1>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_6(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<2>, data : memref<4x?xf32>
  return
}

func.func @prefetch_memref_4xqxf32_7(%m: memref<4x?xf32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<3>, data : memref<4x?xf32>
  return
}

func.func @alloca_index_18(%i: index) {
  memref.alloca_scope {
    %m = memref.alloca(%i) : memref<?xf32>
  }
  return
}
