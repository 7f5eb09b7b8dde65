// One dialect at a time: casts around what is converted.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-index-to-llvm

func.func @load_memref_i1_1(%m: memref<i1>, %i: index) -> i1 {
  %r = memref.load %m[] : memref<i1>
  return %r : i1
}

func.func @load_memref_4xi13_1(%m: memref<4xi13>, %i: index) -> i13 {
  %r = memref.load %m[%i] {foo} : memref<4xi13>
  return %r : i13
}

func.func @load_memref_4xi64_1(%m: memref<4xi64>, %i: index) -> i64 {
  %r = memref.load %m[%i] {nontemporal = true, alignment = 2 : i64} : memref<4xi64>
  return %r : i64
}

func.func @load_memref_4xf16_1(%m: memref<4xf16>, %i: index) -> f16 {
  %r = memref.load %m[%i] {alignment = 16 : i64} : memref<4xf16>
  return %r : f16
}

func.func @load_memref_4xf64_1(%m: memref<4xf64>, %i: index) -> f64 {
  %r = memref.load %m[%i] {nontemporal = true} : memref<4xf64>
  return %r : f64
}

func.func @addi_i1_1(%a: i1, %b: i1) -> i1 {
  %0 = arith.addi %a, %b : i1
  return %0 : i1
}

func.func @addi_i64_1(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

func.func @addi_vector_2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %0 = arith.addi %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

func.func @addi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.addi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @add_index(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

func.func @remu_index(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}

func.func @or_index(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

func.func @castu_i8(%a: i8) -> index {
  %0 = index.castu %a : i8 to index
  return %0 : index
}

func.func @cmp_index(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

func.func @constant_index_1() -> index {
  %0 = index.constant 42
  return %0 : index
}

func.func @pass_i1(%a: i1) -> i1 {
  return %a : i1
}

func.func @pass_f64(%a: f64) -> f64 {
  return %a : f64
}

func.func @pass_vector_i32(%a: vector<i32>) -> vector<i32> {
  return %a : vector<i32>
}

func.func @pass_memref_uxf32(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}

func.func @pass_tensor_4xf32(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
