// Scalars and vectors spread over more dimensions.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @broadcast_vector_3xf32(%a: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

func.func @broadcast_vector_3xf8E5M2(%a: vector<3xf8E5M2>) -> vector<2x3xf8E5M2> {
  %r = vector.broadcast %a : vector<3xf8E5M2> to vector<2x3xf8E5M2>
  return %r : vector<2x3xf8E5M2>
}

func.func @broadcast_vector_3xi1(%a: vector<3xi1>) -> vector<2x2x3xi1> {
  %r = vector.broadcast %a : vector<3xi1> to vector<2x2x3xi1>
  return %r : vector<2x2x3xi1>
}

func.func @broadcast_vector_1xindex(%a: vector<1xindex>) -> vector<4xindex> {
  %r = vector.broadcast %a : vector<1xindex> to vector<4xindex>
  return %r : vector<4xindex>
}

func.func @broadcast_vector_f32(%a: vector<f32>) -> vector<2xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<2xf32>
  return %r : vector<2xf32>
}

func.func @broadcast_vector_f8E5M2(%a: vector<f8E5M2>) -> vector<2xf8E5M2> {
  %r = vector.broadcast %a : vector<f8E5M2> to vector<2xf8E5M2>
  return %r : vector<2xf8E5M2>
}

func.func @broadcast_vector_2x1xi1(%a: vector<2x1xi1>) -> vector<2x3xi1> {
  %r = vector.broadcast %a : vector<2x1xi1> to vector<2x3xi1>
  return %r : vector<2x3xi1>
}

func.func @broadcast_vector_1x3xindex(%a: vector<1x3xindex>) -> vector<2x3xindex> {
  %r = vector.broadcast %a : vector<1x3xindex> to vector<2x3xindex>
  return %r : vector<2x3xindex>
}

func.func @broadcast_vector_1x1xf32(%a: vector<1x1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<1x1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

func.func @broadcast_vector_1x1xf8E5M2(%a: vector<1x1xf8E5M2>) -> vector<2x3xf8E5M2> {
  %r = vector.broadcast %a : vector<1x1xf8E5M2> to vector<2x3xf8E5M2>
  return %r : vector<2x3xf8E5M2>
}

func.func @broadcast_vector_2x1x3xi1(%a: vector<2x1x3xi1>) -> vector<2x4x3xi1> {
  %r = vector.broadcast %a : vector<2x1x3xi1> to vector<2x4x3xi1>
  return %r : vector<2x4x3xi1>
}

func.func @broadcast_vector_1xindex_1(%a: vector<1xindex>) -> vector<2x4xindex> {
  %r = vector.broadcast %a : vector<1xindex> to vector<2x4xindex>
  return %r : vector<2x4xindex>
}

func.func @broadcast_vector_4x1x2xf32(%a: vector<4x1x2xf32>) -> vector<4x2x2xf32> {
  %r = vector.broadcast %a : vector<4x1x2xf32> to vector<4x2x2xf32>
  return %r : vector<4x2x2xf32>
}

func.func @broadcast_vector_4x1x2xf8E5M2(%a: vector<4x1x2xf8E5M2>) -> vector<4x2x2xf8E5M2> {
  %r = vector.broadcast %a : vector<4x1x2xf8E5M2> to vector<4x2x2xf8E5M2>
  return %r : vector<4x2x2xf8E5M2>
}

func.func @broadcast_vector_1x2x1xi1(%a: vector<1x2x1xi1>) -> vector<3x2x5xi1> {
  %r = vector.broadcast %a : vector<1x2x1xi1> to vector<3x2x5xi1>
  return %r : vector<3x2x5xi1>
}

func.func @broadcast_vector_index(%a: vector<index>) -> vector<2x3xindex> {
  %r = vector.broadcast %a : vector<index> to vector<2x3xindex>
  return %r : vector<2x3xindex>
}

func.func @broadcast_vector_s4_xf32(%a: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.broadcast %a : vector<[4]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

func.func @broadcast_vector_s4_xf8E5M2(%a: vector<[4]xf8E5M2>) -> vector<2x[4]xf8E5M2> {
  %r = vector.broadcast %a : vector<[4]xf8E5M2> to vector<2x[4]xf8E5M2>
  return %r : vector<2x[4]xf8E5M2>
}

func.func @broadcast_vector_1xs4_xi1(%a: vector<1x[4]xi1>) -> vector<3x[4]xi1> {
  %r = vector.broadcast %a : vector<1x[4]xi1> to vector<3x[4]xi1>
  return %r : vector<3x[4]xi1>
}

func.func @broadcast_vector_3xindex(%a: vector<3xindex>) -> vector<3xindex> {
  %r = vector.broadcast %a : vector<3xindex> to vector<3xindex>
  return %r : vector<3xindex>
}

func.func @broadcast_vector_1xf32(%a: vector<1xf32>) -> vector<[4]xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @broadcast_vector_1xf8E5M2(%a: vector<1xf8E5M2>) -> vector<[4]xf8E5M2> {
  %r = vector.broadcast %a : vector<1xf8E5M2> to vector<[4]xf8E5M2>
  return %r : vector<[4]xf8E5M2>
}

func.func @broadcast_vector_2x1xi1_1(%a: vector<2x1xi1>) -> vector<2x[4]xi1> {
  %r = vector.broadcast %a : vector<2x1xi1> to vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

func.func @broadcast_vector_1xindex_2(%a: vector<1xindex>) -> vector<1x1xindex> {
  %r = vector.broadcast %a : vector<1xindex> to vector<1x1xindex>
  return %r : vector<1x1xindex>
}

func.func @broadcast_vector_1xf32_1(%a: vector<1xf32>) -> vector<1xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<1xf32>
  return %r : vector<1xf32>
}

func.func @broadcast_vector_1xf8E5M2_1(%a: vector<1xf8E5M2>) -> vector<1xf8E5M2> {
  %r = vector.broadcast %a : vector<1xf8E5M2> to vector<1xf8E5M2>
  return %r : vector<1xf8E5M2>
}

func.func @broadcast_i1(%a: i1) -> vector<4xi1> {
  %r = vector.broadcast %a : i1 to vector<4xi1>
  return %r : vector<4xi1>
}

func.func @broadcast_i1_1(%a: i1) -> vector<2x[4]xi1> {
  %r = vector.broadcast %a : i1 to vector<2x[4]xi1>
  return %r : vector<2x[4]xi1>
}

func.func @broadcast_i8(%a: i8) -> vector<i8> {
  %r = vector.broadcast %a : i8 to vector<i8>
  return %r : vector<i8>
}

func.func @broadcast_i13(%a: i13) -> vector<2x3x4xi13> {
  %r = vector.broadcast %a : i13 to vector<2x3x4xi13>
  return %r : vector<2x3x4xi13>
}

func.func @broadcast_i64(%a: i64) -> vector<4xi64> {
  %r = vector.broadcast %a : i64 to vector<4xi64>
  return %r : vector<4xi64>
}

func.func @broadcast_i64_1(%a: i64) -> vector<2x[4]xi64> {
  %r = vector.broadcast %a : i64 to vector<2x[4]xi64>
  return %r : vector<2x[4]xi64>
}

func.func @broadcast_i65(%a: i65) -> vector<i65> {
  %r = vector.broadcast %a : i65 to vector<i65>
  return %r : vector<i65>
}

func.func @broadcast_f16(%a: f16) -> vector<2x3x4xf16> {
  %r = vector.broadcast %a : f16 to vector<2x3x4xf16>
  return %r : vector<2x3x4xf16>
}

func.func @broadcast_bf16(%a: bf16) -> vector<4xbf16> {
  %r = vector.broadcast %a : bf16 to vector<4xbf16>
  return %r : vector<4xbf16>
}

func.func @broadcast_bf16_1(%a: bf16) -> vector<2x[4]xbf16> {
  %r = vector.broadcast %a : bf16 to vector<2x[4]xbf16>
  return %r : vector<2x[4]xbf16>
}

func.func @broadcast_f32(%a: f32) -> vector<f32> {
  %r = vector.broadcast %a : f32 to vector<f32>
  return %r : vector<f32>
}

func.func @broadcast_f64(%a: f64) -> vector<2x3x4xf64> {
  %r = vector.broadcast %a : f64 to vector<2x3x4xf64>
  return %r : vector<2x3x4xf64>
}

func.func @broadcast_f128(%a: f128) -> vector<4xf128> {
  %r = vector.broadcast %a : f128 to vector<4xf128>
  return %r : vector<4xf128>
}

func.func @broadcast_f128_1(%a: f128) -> vector<2x[4]xf128> {
  %r = vector.broadcast %a : f128 to vector<2x[4]xf128>
  return %r : vector<2x[4]xf128>
}

func.func @broadcast_index(%a: index) -> vector<index> {
  %r = vector.broadcast %a : index to vector<index>
  return %r : vector<index>
}

func.func @broadcast_f8E5M2(%a: f8E5M2) -> vector<2x3x4xf8E5M2> {
  %r = vector.broadcast %a : f8E5M2 to vector<2x3x4xf8E5M2>
  return %r : vector<2x3x4xf8E5M2>
}
