// Constants of every kind.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @constant_f32() -> f32 {
  %0 = arith.constant 1.5 : f32
  return %0 : f32
}

func.func @constant_i1() -> i1 {
  %0 = arith.constant true
  return %0 : i1
}

func.func @constant_i1_1() -> i1 {
  %0 = arith.constant false
  return %0 : i1
}

func.func @constant_i8() -> i8 {
  %0 = arith.constant -7 : i8
  return %0 : i8
}

func.func @constant_index() -> index {
  %0 = arith.constant 5 : index
  return %0 : index
}

func.func @constant_f32_1() -> f32 {
  %0 = arith.constant 0x7FC00000 : f32
  return %0 : f32
}

func.func @constant_f80() -> f80 {
  %0 = arith.constant 1.0 : f80
  return %0 : f80
}

func.func @constant_f128() -> f128 {
  %0 = arith.constant 2.5 : f128
  return %0 : f128
}

func.func @constant_bf16() -> bf16 {
  %0 = arith.constant 1.0 : bf16
  return %0 : bf16
}

func.func @constant_f16() -> f16 {
  %0 = arith.constant 0.1 : f16
  return %0 : f16
}

func.func @constant_vector_4xi32() -> vector<4xi32> {
  %0 = arith.constant dense<1> : vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @constant_vector_3xi64() -> vector<3xi64> {
  %0 = arith.constant dense<[1,2,3]> : vector<3xi64>
  return %0 : vector<3xi64>
}

func.func @constant_vector_2x2xi32() -> vector<2x2xi32> {
  %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @constant_vector_2x2xf32() -> vector<2x2xf32> {
  %0 = arith.constant dense<1.5> : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @constant_vector_2x2xf64() -> vector<2x2xf64> {
  %0 = arith.constant dense<[[1.0,2.0],[3.0,4.5]]> : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}

func.func @constant_vector_3xindex() -> vector<3xindex> {
  %0 = arith.constant dense<7> : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @constant_vector_2xindex() -> vector<2xindex> {
  %0 = arith.constant dense<[1,2]> : vector<2xindex>
  return %0 : vector<2xindex>
}

func.func @constant_vector_4xi1() -> vector<4xi1> {
  %0 = arith.constant dense<true> : vector<4xi1>
  return %0 : vector<4xi1>
}

func.func @constant_vector_2xi1() -> vector<2xi1> {
  %0 = arith.constant dense<[true,false]> : vector<2xi1>
  return %0 : vector<2xi1>
}

func.func @constant_vector_s4_xi32() -> vector<[4]xi32> {
  %0 = arith.constant dense<3> : vector<[4]xi32>
  return %0 : vector<[4]xi32>
}

func.func @constant_vector_2xs4_xi32() -> vector<2x[4]xi32> {
  %0 = arith.constant dense<3> : vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

func.func @constant_vector_i32() -> vector<i32> {
  %0 = arith.constant dense<5> : vector<i32>
  return %0 : vector<i32>
}

func.func @constant_vector_f32() -> vector<f32> {
  %0 = arith.constant dense<2.0> : vector<f32>
  return %0 : vector<f32>
}

func.func @constant_vector_1x2x1xi8() -> vector<1x2x1xi8> {
  %0 = arith.constant dense<[[[1],[2]]]> : vector<1x2x1xi8>
  return %0 : vector<1x2x1xi8>
}

func.func @constant_f8E5M2() -> f8E5M2 {
  %0 = arith.constant 1.0 : f8E5M2
  return %0 : f8E5M2
}

func.func @constant_vector_4xf8E4M3FN() -> vector<4xf8E4M3FN> {
  %0 = arith.constant dense<1.0> : vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}

func.func @constant_vector_4xbf16() -> vector<4xbf16> {
  %0 = arith.constant dense<0.0> : vector<4xbf16>
  return %0 : vector<4xbf16>
}

func.func @constant_tf32() -> tf32 {
  %0 = arith.constant 1.0 : tf32
  return %0 : tf32
}

func.func @constant_i128() -> i128 {
  %0 = arith.constant 123456789012345678901234567890 : i128
  return %0 : i128
}

func.func @constant_vector_2x2xindex() -> vector<2x2xindex> {
  %0 = arith.constant dense<[[1,2],[3,4]]> : vector<2x2xindex>
  return %0 : vector<2x2xindex>
}
