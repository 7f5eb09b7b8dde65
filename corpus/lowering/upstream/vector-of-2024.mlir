// Operations on vectors that mlir-opt 22 no longer has: splat, extractelement, insertelement.
//
// REQUIRES: mlir-opt-19
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @splat_i1(%a: i1) -> vector<2x4xi1> {
  %r = vector.splat %a : vector<2x4xi1>
  return %r : vector<2x4xi1>
}

func.func @splat_i1_1(%a: i1) -> vector<i1> {
  %r = vector.splat %a : vector<i1>
  return %r : vector<i1>
}

func.func @splat_i8(%a: i8) -> vector<2x4xi8> {
  %r = vector.splat %a : vector<2x4xi8>
  return %r : vector<2x4xi8>
}

func.func @splat_i8_1(%a: i8) -> vector<i8> {
  %r = vector.splat %a : vector<i8>
  return %r : vector<i8>
}

func.func @splat_i64(%a: i64) -> vector<2x4xi64> {
  %r = vector.splat %a : vector<2x4xi64>
  return %r : vector<2x4xi64>
}

func.func @splat_i64_1(%a: i64) -> vector<i64> {
  %r = vector.splat %a : vector<i64>
  return %r : vector<i64>
}

func.func @splat_f16(%a: f16) -> vector<2x4xf16> {
  %r = vector.splat %a : vector<2x4xf16>
  return %r : vector<2x4xf16>
}

func.func @splat_f16_1(%a: f16) -> vector<f16> {
  %r = vector.splat %a : vector<f16>
  return %r : vector<f16>
}

func.func @splat_bf16(%a: bf16) -> vector<2x4xbf16> {
  %r = vector.splat %a : vector<2x4xbf16>
  return %r : vector<2x4xbf16>
}

func.func @splat_bf16_1(%a: bf16) -> vector<bf16> {
  %r = vector.splat %a : vector<bf16>
  return %r : vector<bf16>
}

func.func @splat_f32(%a: f32) -> vector<2x4xf32> {
  %r = vector.splat %a : vector<2x4xf32>
  return %r : vector<2x4xf32>
}

func.func @splat_f32_1(%a: f32) -> vector<f32> {
  %r = vector.splat %a : vector<f32>
  return %r : vector<f32>
}

func.func @splat_f64(%a: f64) -> vector<2x4xf64> {
  %r = vector.splat %a : vector<2x4xf64>
  return %r : vector<2x4xf64>
}

func.func @splat_f64_1(%a: f64) -> vector<f64> {
  %r = vector.splat %a : vector<f64>
  return %r : vector<f64>
}

func.func @splat_index(%a: index) -> vector<2x4xindex> {
  %r = vector.splat %a : vector<2x4xindex>
  return %r : vector<2x4xindex>
}

func.func @splat_index_1(%a: index) -> vector<index> {
  %r = vector.splat %a : vector<index>
  return %r : vector<index>
}

func.func @extractelement_vector_4xi1(%v: vector<4xi1>, %i: index) -> i1 {
  %r = vector.extractelement %v[%i : index] : vector<4xi1>
  return %r : i1
}

func.func @insertelement_vector_4xi1(%v: vector<4xi1>, %a: i1, %i: i32) -> vector<4xi1> {
  %r = vector.insertelement %a, %v[%i : i32] : vector<4xi1>
  return %r : vector<4xi1>
}

func.func @extractelement_vector_4xi8(%v: vector<4xi8>, %i: i32) -> i8 {
  %r = vector.extractelement %v[%i : i32] : vector<4xi8>
  return %r : i8
}

func.func @insertelement_vector_i8(%v: vector<i8>, %a: i8) -> vector<i8> {
  %r = vector.insertelement %a, %v[] : vector<i8>
  return %r : vector<i8>
}

func.func @extractelement_vector_4xi64(%v: vector<4xi64>, %i: index) -> i64 {
  %r = vector.extractelement %v[%i : index] : vector<4xi64>
  return %r : i64
}

func.func @insertelement_vector_4xi64(%v: vector<4xi64>, %a: i64, %i: i32) -> vector<4xi64> {
  %r = vector.insertelement %a, %v[%i : i32] : vector<4xi64>
  return %r : vector<4xi64>
}

func.func @insertelement_vector_4xf16(%v: vector<4xf16>, %a: f16, %i: index) -> vector<4xf16> {
  %r = vector.insertelement %a, %v[%i : index] : vector<4xf16>
  return %r : vector<4xf16>
}

func.func @extractelement_vector_f16(%v: vector<f16>) -> f16 {
  %r = vector.extractelement %v[] : vector<f16>
  return %r : f16
}

func.func @extractelement_vector_4xbf16(%v: vector<4xbf16>, %i: index) -> bf16 {
  %r = vector.extractelement %v[%i : index] : vector<4xbf16>
  return %r : bf16
}

func.func @insertelement_vector_4xbf16(%v: vector<4xbf16>, %a: bf16, %i: i32) -> vector<4xbf16> {
  %r = vector.insertelement %a, %v[%i : i32] : vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @extractelement_vector_4xf32(%v: vector<4xf32>, %i: i32) -> f32 {
  %r = vector.extractelement %v[%i : i32] : vector<4xf32>
  return %r : f32
}

func.func @insertelement_vector_f32(%v: vector<f32>, %a: f32) -> vector<f32> {
  %r = vector.insertelement %a, %v[] : vector<f32>
  return %r : vector<f32>
}

func.func @insertelement_vector_4xf64(%v: vector<4xf64>, %a: f64, %i: index) -> vector<4xf64> {
  %r = vector.insertelement %a, %v[%i : index] : vector<4xf64>
  return %r : vector<4xf64>
}

func.func @extractelement_vector_f64(%v: vector<f64>) -> f64 {
  %r = vector.extractelement %v[] : vector<f64>
  return %r : f64
}

func.func @extractelement_vector_4xindex(%v: vector<4xindex>, %i: i32) -> index {
  %r = vector.extractelement %v[%i : i32] : vector<4xindex>
  return %r : index
}

func.func @insertelement_vector_index(%v: vector<index>, %a: index) -> vector<index> {
  %r = vector.insertelement %a, %v[] : vector<index>
  return %r : vector<index>
}
