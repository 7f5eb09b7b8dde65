// Casts between numbers.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @extui_i8(%a: i8) -> i32 {
  %0 = arith.extui %a : i8 to i32
  return %0 : i32
}

func.func @extui_vector_s4_xi8(%a: vector<[4]xi8>) -> vector<[4]xi32> {
  %0 = arith.extui %a : vector<[4]xi8> to vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

func.func @extsi_vector_4xi1(%a: vector<4xi1>) -> vector<4xi64> {
  %0 = arith.extsi %a : vector<4xi1> to vector<4xi64>
  return %0 : vector<4xi64>
}

func.func @extsi_vector_i1(%a: vector<i1>) -> vector<i64> {
  %0 = arith.extsi %a : vector<i1> to vector<i64>
  return %0 : vector<i64>
}

func.func @extf_vector_2x3xf16(%a: vector<2x3xf16>) -> vector<2x3xf64> {
  %0 = arith.extf %a : vector<2x3xf16> to vector<2x3xf64>
  return %0 : vector<2x3xf64>
}

func.func @extf_bf16(%a: bf16) -> f32 {
  %0 = arith.extf %a : bf16 to f32
  return %0 : f32
}

func.func @extf_vector_s4_xbf16(%a: vector<[4]xbf16>) -> vector<[4]xf32> {
  %0 = arith.extf %a : vector<[4]xbf16> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

func.func @truncf_vector_4xf64(%a: vector<4xf64>) -> vector<4xf32> {
  %0 = arith.truncf %a : vector<4xf64> to vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @truncf_vector_f64(%a: vector<f64>) -> vector<f32> {
  %0 = arith.truncf %a : vector<f64> to vector<f32>
  return %0 : vector<f32>
}

func.func @truncf_vector_2x3xf32(%a: vector<2x3xf32>) -> vector<2x3xbf16> {
  %0 = arith.truncf %a : vector<2x3xf32> to vector<2x3xbf16>
  return %0 : vector<2x3xbf16>
}

func.func @trunci_i64(%a: i64) -> i13 {
  %0 = arith.trunci %a : i64 to i13
  return %0 : i13
}

func.func @trunci_vector_s4_xi64(%a: vector<[4]xi64>) -> vector<[4]xi13> {
  %0 = arith.trunci %a : vector<[4]xi64> to vector<[4]xi13>
  return %0 : vector<[4]xi13>
}

func.func @uitofp_vector_4xi32(%a: vector<4xi32>) -> vector<4xf32> {
  %0 = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @uitofp_vector_i32(%a: vector<i32>) -> vector<f32> {
  %0 = arith.uitofp %a : vector<i32> to vector<f32>
  return %0 : vector<f32>
}

func.func @sitofp_vector_2x3xi64(%a: vector<2x3xi64>) -> vector<2x3xf16> {
  %0 = arith.sitofp %a : vector<2x3xi64> to vector<2x3xf16>
  return %0 : vector<2x3xf16>
}

func.func @fptoui_f32(%a: f32) -> i8 {
  %0 = arith.fptoui %a : f32 to i8
  return %0 : i8
}

func.func @fptoui_vector_s4_xf32(%a: vector<[4]xf32>) -> vector<[4]xi8> {
  %0 = arith.fptoui %a : vector<[4]xf32> to vector<[4]xi8>
  return %0 : vector<[4]xi8>
}

func.func @fptosi_vector_4xf128(%a: vector<4xf128>) -> vector<4xi64> {
  %0 = arith.fptosi %a : vector<4xf128> to vector<4xi64>
  return %0 : vector<4xi64>
}

func.func @fptosi_vector_f128(%a: vector<f128>) -> vector<i64> {
  %0 = arith.fptosi %a : vector<f128> to vector<i64>
  return %0 : vector<i64>
}

func.func @bitcast_vector_2x3xi32(%a: vector<2x3xi32>) -> vector<2x3xf32> {
  %0 = arith.bitcast %a : vector<2x3xi32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @bitcast_f16(%a: f16) -> bf16 {
  %0 = arith.bitcast %a : f16 to bf16
  return %0 : bf16
}

func.func @bitcast_vector_s4_xf16(%a: vector<[4]xf16>) -> vector<[4]xbf16> {
  %0 = arith.bitcast %a : vector<[4]xf16> to vector<[4]xbf16>
  return %0 : vector<[4]xbf16>
}

func.func @bitcast_vector_4xbf16(%a: vector<4xbf16>) -> vector<4xi16> {
  %0 = arith.bitcast %a : vector<4xbf16> to vector<4xi16>
  return %0 : vector<4xi16>
}

func.func @bitcast_vector_bf16(%a: vector<bf16>) -> vector<i16> {
  %0 = arith.bitcast %a : vector<bf16> to vector<i16>
  return %0 : vector<i16>
}

func.func @index_cast_vector_2x3xindex(%a: vector<2x3xindex>) -> vector<2x3xi32> {
  %0 = arith.index_cast %a : vector<2x3xindex> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

func.func @index_cast_i32(%a: i32) -> index {
  %0 = arith.index_cast %a : i32 to index
  return %0 : index
}

func.func @index_cast_vector_s4_xi32(%a: vector<[4]xi32>) -> vector<[4]xindex> {
  %0 = arith.index_cast %a : vector<[4]xi32> to vector<[4]xindex>
  return %0 : vector<[4]xindex>
}

func.func @index_castui_vector_4xi8(%a: vector<4xi8>) -> vector<4xindex> {
  %0 = arith.index_castui %a : vector<4xi8> to vector<4xindex>
  return %0 : vector<4xindex>
}

func.func @index_castui_vector_i8(%a: vector<i8>) -> vector<index> {
  %0 = arith.index_castui %a : vector<i8> to vector<index>
  return %0 : vector<index>
}

func.func @index_castui_vector_2x3xindex(%a: vector<2x3xindex>) -> vector<2x3xi64> {
  %0 = arith.index_castui %a : vector<2x3xindex> to vector<2x3xi64>
  return %0 : vector<2x3xi64>
}

func.func @index_cast_i64(%a: i64) -> index {
  %0 = arith.index_cast %a : i64 to index
  return %0 : index
}

func.func @index_cast_vector_s4_xi64(%a: vector<[4]xi64>) -> vector<[4]xindex> {
  %0 = arith.index_cast %a : vector<[4]xi64> to vector<[4]xindex>
  return %0 : vector<[4]xindex>
}

func.func @index_cast_vector_4xi128(%a: vector<4xi128>) -> vector<4xindex> {
  %0 = arith.index_cast %a : vector<4xi128> to vector<4xindex>
  return %0 : vector<4xindex>
}

func.func @index_cast_vector_i128(%a: vector<i128>) -> vector<index> {
  %0 = arith.index_cast %a : vector<i128> to vector<index>
  return %0 : vector<index>
}

func.func @extf_vector_2x3xf8E5M2(%a: vector<2x3xf8E5M2>) -> vector<2x3xf32> {
  %0 = arith.extf %a : vector<2x3xf8E5M2> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @truncf_f32(%a: f32) -> f8E4M3FN {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @truncf_vector_s4_xf32(%a: vector<[4]xf32>) -> vector<[4]xf8E4M3FN> {
  %0 = arith.truncf %a : vector<[4]xf32> to vector<[4]xf8E4M3FN>
  return %0 : vector<[4]xf8E4M3FN>
}

func.func @bitcast_vector_4xf8E5M2(%a: vector<4xf8E5M2>) -> vector<4xi8> {
  %0 = arith.bitcast %a : vector<4xf8E5M2> to vector<4xi8>
  return %0 : vector<4xi8>
}

func.func @bitcast_vector_f8E5M2(%a: vector<f8E5M2>) -> vector<i8> {
  %0 = arith.bitcast %a : vector<f8E5M2> to vector<i8>
  return %0 : vector<i8>
}

func.func @bitcast_vector_2x3xi8(%a: vector<2x3xi8>) -> vector<2x3xf8E4M3FN> {
  %0 = arith.bitcast %a : vector<2x3xi8> to vector<2x3xf8E4M3FN>
  return %0 : vector<2x3xf8E4M3FN>
}

func.func @sitofp_i32(%a: i32) -> tf32 {
  %0 = arith.sitofp %a : i32 to tf32
  return %0 : tf32
}

func.func @sitofp_vector_s4_xi32(%a: vector<[4]xi32>) -> vector<[4]xtf32> {
  %0 = arith.sitofp %a : vector<[4]xi32> to vector<[4]xtf32>
  return %0 : vector<[4]xtf32>
}

func.func @extf_vector_4xtf32(%a: vector<4xtf32>) -> vector<4xf32> {
  %0 = arith.extf %a : vector<4xtf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @extf_vector_tf32(%a: vector<tf32>) -> vector<f32> {
  %0 = arith.extf %a : vector<tf32> to vector<f32>
  return %0 : vector<f32>
}

func.func @truncf_f64(%a: f64) -> f32 {
  %0 = arith.truncf %a downward : f64 to f32
  return %0 : f32
}

func.func @truncf_vector_2x2xf64(%a: vector<2x2xf64>) -> vector<2x2xf32> {
  %0 = arith.truncf %a upward : vector<2x2xf64> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @truncf_f64_1(%a: f64) -> f32 {
  %0 = arith.truncf %a to_nearest_away : f64 to f32
  return %0 : f32
}

func.func @truncf_f64_2(%a: f64) -> f32 {
  %0 = arith.truncf %a fastmath<nnan> : f64 to f32
  return %0 : f32
}

func.func @cmpf_f32_8(%a: f32) -> i1 {
  %0 = arith.cmpf olt, %a, %a fastmath<ninf> : f32
  return %0 : i1
}
