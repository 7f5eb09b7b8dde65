// Comparisons and selections.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @cmpi_i32(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i32
  return %0 : i1
}

func.func @cmpi_i32_1(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  return %0 : i1
}

func.func @cmpi_i32_2(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : i32
  return %0 : i1
}

func.func @cmpi_i32_3(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i32
  return %0 : i1
}

func.func @cmpi_i32_4(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i32
  return %0 : i1
}

func.func @cmpi_index(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi eq, %a, %b : index
  return %0 : i1
}

func.func @cmpi_index_1(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi slt, %a, %b : index
  return %0 : i1
}

func.func @cmpi_index_2(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : index
  return %0 : i1
}

func.func @cmpi_index_3(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi ult, %a, %b : index
  return %0 : i1
}

func.func @cmpi_index_4(%a: index, %b: index) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : index
  return %0 : i1
}

func.func @cmpi_vector_2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi1> {
  %0 = arith.cmpi eq, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi1>
}

func.func @cmpi_vector_2x3xi8_1(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi1>
}

func.func @cmpi_vector_2x3xi8_2(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi1> {
  %0 = arith.cmpi sgt, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi1>
}

func.func @cmpi_vector_2x3xi8_3(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi1> {
  %0 = arith.cmpi ult, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi1>
}

func.func @cmpi_vector_2x3xi8_4(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi1> {
  %0 = arith.cmpi ugt, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi1>
}

func.func @cmpi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi1> {
  %0 = arith.cmpi eq, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi1>
}

func.func @cmpi_vector_s4_xi16_1(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi1>
}

func.func @cmpi_vector_s4_xi16_2(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi1> {
  %0 = arith.cmpi sgt, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi1>
}

func.func @cmpi_vector_s4_xi16_3(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi1> {
  %0 = arith.cmpi ult, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi1>
}

func.func @cmpi_vector_s4_xi16_4(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi1> {
  %0 = arith.cmpi ugt, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi1>
}

func.func @cmpi_vector_i32(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %0 = arith.cmpi eq, %a, %b : vector<i32>
  return %0 : vector<i1>
}

func.func @cmpi_vector_i32_1(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %0 = arith.cmpi slt, %a, %b : vector<i32>
  return %0 : vector<i1>
}

func.func @cmpi_vector_i32_2(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %0 = arith.cmpi sgt, %a, %b : vector<i32>
  return %0 : vector<i1>
}

func.func @cmpi_vector_i32_3(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %0 = arith.cmpi ult, %a, %b : vector<i32>
  return %0 : vector<i1>
}

func.func @cmpi_vector_i32_4(%a: vector<i32>, %b: vector<i32>) -> vector<i1> {
  %0 = arith.cmpi ugt, %a, %b : vector<i32>
  return %0 : vector<i1>
}

func.func @cmpf_f32(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf false, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_1(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ogt, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_2(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf olt, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_3(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf one, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_4(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ueq, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_5(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf uge, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_6(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf ule, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_f32_7(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf uno, %a, %b : f32
  return %0 : i1
}

func.func @cmpf_vector_2x2xf64(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf false, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_1(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf ogt, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf olt, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_3(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf one, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_4(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf ueq, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_5(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf uge, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_6(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf ule, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @cmpf_vector_2x2xf64_7(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xi1> {
  %0 = arith.cmpf uno, %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xi1>
}

func.func @select_i1(%c: i1, %a: i1, %b: i1) -> i1 {
  %0 = arith.select %c, %a, %b : i1
  return %0 : i1
}

func.func @select_i1_1(%c: i1, %a: i8, %b: i8) -> i8 {
  %0 = arith.select %c, %a, %b : i8
  return %0 : i8
}

func.func @select_i1_2(%c: i1, %a: i13, %b: i13) -> i13 {
  %0 = arith.select %c, %a, %b : i13
  return %0 : i13
}

func.func @select_i1_3(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %c, %a, %b : i32
  return %0 : i32
}

func.func @select_i1_4(%c: i1, %a: i64, %b: i64) -> i64 {
  %0 = arith.select %c, %a, %b : i64
  return %0 : i64
}

func.func @select_i1_5(%c: i1, %a: i128, %b: i128) -> i128 {
  %0 = arith.select %c, %a, %b : i128
  return %0 : i128
}

func.func @select_i1_6(%c: i1, %a: index, %b: index) -> index {
  %0 = arith.select %c, %a, %b : index
  return %0 : index
}

func.func @select_i1_7(%c: i1, %a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.select %c, %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @select_i1_8(%c: i1, %a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %0 = arith.select %c, %a, %b : vector<2x3xi8>
  return %0 : vector<2x3xi8>
}

func.func @select_i1_9(%c: i1, %a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.select %c, %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @select_i1_10(%c: i1, %a: vector<2x[4]xi32>, %b: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %0 = arith.select %c, %a, %b : vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

func.func @select_i1_11(%c: i1, %a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %0 = arith.select %c, %a, %b : vector<i32>
  return %0 : vector<i32>
}

func.func @select_i1_12(%c: i1, %a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.select %c, %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @select_i1_13(%c: i1, %a: vector<1xi1>, %b: vector<1xi1>) -> vector<1xi1> {
  %0 = arith.select %c, %a, %b : vector<1xi1>
  return %0 : vector<1xi1>
}

func.func @select_i1_14(%c: i1, %a: f16, %b: f16) -> f16 {
  %0 = arith.select %c, %a, %b : f16
  return %0 : f16
}

func.func @select_i1_15(%c: i1, %a: f32, %b: f32) -> f32 {
  %0 = arith.select %c, %a, %b : f32
  return %0 : f32
}

func.func @select_i1_16(%c: i1, %a: f80, %b: f80) -> f80 {
  %0 = arith.select %c, %a, %b : f80
  return %0 : f80
}

func.func @select_i1_17(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.select %c, %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @select_i1_18(%c: i1, %a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.select %c, %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @select_i1_19(%c: i1, %a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.select %c, %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}
