// Only memref is converted.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm

func.func @load_memref_i1_2(%m: memref<i1>, %i: index) -> i1 {
  %r = memref.load %m[] : memref<i1>
  return %r : i1
}

func.func @load_memref_qxqx4xi8(%m: memref<?x?x4xi8>, %i: index) -> i8 {
  %r = memref.load %m[%i, %i, %i] : memref<?x?x4xi8>
  return %r : i8
}

func.func @load_memref_4xi13_2(%m: memref<4xi13>, %i: index) -> i13 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi13>
  return %r : i13
}

func.func @load_memref_qxi32(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}

func.func @load_memref_4xi64_2(%m: memref<4xi64>, %i: index) -> i64 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xi64>
  return %r : i64
}

func.func @load_memref_4xi128_1(%m: memref<4xi128>, %i: index) -> i128 {
  %r = memref.load %m[%i] {foo} : memref<4xi128>
  return %r : i128
}

func.func @load_memref_4x8xf16(%m: memref<4x8xf16>, %i: index) -> f16 {
  %r = memref.load %m[%i, %i] : memref<4x8xf16>
  return %r : f16
}

func.func @load_memref_4xbf16_1(%m: memref<4xbf16>, %i: index) -> bf16 {
  %r = memref.load %m[%i] {alignment = 16 : i64} : memref<4xbf16>
  return %r : bf16
}

func.func @load_memref_f64_1(%m: memref<f64>, %i: index) -> f64 {
  %r = memref.load %m[] : memref<f64>
  return %r : f64
}

func.func @cast_memref_4xqxf32_1(%m: memref<4x?xf32>) -> memref<?x?xf32> {
  %r = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}

func.func @cast_memref_uxf32_3(%m: memref<*xf32>) -> memref<?x?xf32> {
  %r = memref.cast %m : memref<*xf32> to memref<?x?xf32>
  return %r : memref<?x?xf32>
}

func.func @cast_memref_f32_1(%m: memref<f32>) -> memref<*xf32> {
  %r = memref.cast %m : memref<f32> to memref<*xf32>
  return %r : memref<*xf32>
}

func.func @cast_memref_4xf32_2(%m: memref<4xf32, 1>) -> memref<*xf32, 1> {
  %r = memref.cast %m : memref<4xf32, 1> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func @cast_memref_4x8xf32_2(%m: memref<4x8xf32, strided<[?, ?], offset: ?>>) -> memref<4x8xf32> {
  %r = memref.cast %m : memref<4x8xf32, strided<[?, ?], offset: ?>> to memref<4x8xf32>
  return %r : memref<4x8xf32>
}

func.func @memory_space_cast_memref_4xf32_1(%m: memref<4xf32, 1>) -> memref<4xf32> {
  %r = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  return %r : memref<4xf32>
}

func.func @memory_space_cast_memref_uxf32_2(%m: memref<*xf32>) -> memref<*xf32, 1> {
  %r = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func @memory_space_cast_memref_f32_1(%m: memref<f32>) -> memref<f32, 5> {
  %r = memref.memory_space_cast %m : memref<f32> to memref<f32, 5>
  return %r : memref<f32, 5>
}

func.func @copy_memref_i1_1(%m: memref<i1>, %k: memref<i1>) {
  memref.copy %m, %k : memref<i1> to memref<i1>
  return
}

func.func @copy_memref_qxi24(%m: memref<?xi24>, %k: memref<?xi24>) {
  memref.copy %m, %k : memref<?xi24> to memref<?xi24>
  return
}

func.func @copy_memref_4x8xi128(%m: memref<4x8xi128>, %k: memref<4x8xi128>) {
  memref.copy %m, %k : memref<4x8xi128> to memref<4x8xi128>
  return
}

func.func @copy_memref_qxqx4xbf16(%m: memref<?x?x4xbf16>, %k: memref<?x?x4xbf16>) {
  memref.copy %m, %k : memref<?x?x4xbf16> to memref<?x?x4xbf16>
  return
}

func.func @copy_memref_f128(%m: memref<f128>, %k: memref<f128>) {
  memref.copy %m, %k : memref<f128> to memref<f128>
  return
}

func.func @copy_memref_qxvector_4xf32(%m: memref<?xvector<4xf32>>, %k: memref<?xvector<4xf32>>) {
  memref.copy %m, %k : memref<?xvector<4xf32>> to memref<?xvector<4xf32>>
  return
}
