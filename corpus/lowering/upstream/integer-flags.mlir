// Flags of integer arithmetic, and operations with two results.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @addi_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  return %0 : i32
}

func.func @addi_i32_2(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nuw> : i32
  return %0 : i32
}

func.func @addi_i32_3(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  return %0 : i32
}

func.func @subi_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  return %0 : i32
}

func.func @subi_i32_2(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nuw> : i32
  return %0 : i32
}

func.func @subi_i32_3(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nsw, nuw> : i32
  return %0 : i32
}

func.func @muli_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  return %0 : i32
}

func.func @muli_i32_2(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nuw> : i32
  return %0 : i32
}

func.func @muli_i32_3(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b overflow<nsw, nuw> : i32
  return %0 : i32
}

func.func @shli_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b overflow<nsw> : i32
  return %0 : i32
}

func.func @shli_i32_2(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b overflow<nuw> : i32
  return %0 : i32
}

func.func @shli_i32_3(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b overflow<nsw, nuw> : i32
  return %0 : i32
}

func.func @divui_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.divui %a, %b exact : i32
  return %0 : i32
}

func.func @divui_vector_2x2xi32(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.divui %a, %b exact : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @divsi_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b exact : i32
  return %0 : i32
}

func.func @divsi_vector_2x2xi32(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.divsi %a, %b exact : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @shrui_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrui %a, %b exact : i32
  return %0 : i32
}

func.func @shrui_vector_2x2xi32(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.shrui %a, %b exact : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @shrsi_i32_1(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrsi %a, %b exact : i32
  return %0 : i32
}

func.func @shrsi_vector_2x2xi32(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = arith.shrsi %a, %b exact : vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @addui_extended_i1(%a: i1, %b: i1) -> (i1, i1) {
  %0, %1 = arith.addui_extended %a, %b : i1, i1
  return %0, %1 : i1, i1
}

func.func @mului_extended_i1(%a: i1, %b: i1) -> (i1, i1) {
  %0, %1 = arith.mului_extended %a, %b : i1
  return %0, %1 : i1, i1
}

func.func @mulsi_extended_i8(%a: i8, %b: i8) -> (i8, i8) {
  %0, %1 = arith.mulsi_extended %a, %b : i8
  return %0, %1 : i8, i8
}

func.func @addui_extended_i13(%a: i13, %b: i13) -> (i13, i1) {
  %0, %1 = arith.addui_extended %a, %b : i13, i1
  return %0, %1 : i13, i1
}

func.func @mului_extended_i13(%a: i13, %b: i13) -> (i13, i13) {
  %0, %1 = arith.mului_extended %a, %b : i13
  return %0, %1 : i13, i13
}

func.func @mulsi_extended_i32(%a: i32, %b: i32) -> (i32, i32) {
  %0, %1 = arith.mulsi_extended %a, %b : i32
  return %0, %1 : i32, i32
}

func.func @addui_extended_i64(%a: i64, %b: i64) -> (i64, i1) {
  %0, %1 = arith.addui_extended %a, %b : i64, i1
  return %0, %1 : i64, i1
}

func.func @mului_extended_i64(%a: i64, %b: i64) -> (i64, i64) {
  %0, %1 = arith.mului_extended %a, %b : i64
  return %0, %1 : i64, i64
}

func.func @mulsi_extended_i128(%a: i128, %b: i128) -> (i128, i128) {
  %0, %1 = arith.mulsi_extended %a, %b : i128
  return %0, %1 : i128, i128
}

func.func @mului_extended_index(%a: index, %b: index) -> (index, index) {
  %0, %1 = arith.mului_extended %a, %b : index
  return %0, %1 : index, index
}

func.func @mulsi_extended_vector_4xi32(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>) {
  %0, %1 = arith.mulsi_extended %a, %b : vector<4xi32>
  return %0, %1 : vector<4xi32>, vector<4xi32>
}

func.func @addui_extended_vector_2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> (vector<2x3xi8>, vector<2x3xi1>) {
  %0, %1 = arith.addui_extended %a, %b : vector<2x3xi8>, vector<2x3xi1>
  return %0, %1 : vector<2x3xi8>, vector<2x3xi1>
}

func.func @mului_extended_vector_2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> (vector<2x3xi8>, vector<2x3xi8>) {
  %0, %1 = arith.mului_extended %a, %b : vector<2x3xi8>
  return %0, %1 : vector<2x3xi8>, vector<2x3xi8>
}

func.func @mulsi_extended_vector_i32(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i32>) {
  %0, %1 = arith.mulsi_extended %a, %b : vector<i32>
  return %0, %1 : vector<i32>, vector<i32>
}

func.func @mului_extended_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> (vector<3xindex>, vector<3xindex>) {
  %0, %1 = arith.mului_extended %a, %b : vector<3xindex>
  return %0, %1 : vector<3xindex>, vector<3xindex>
}
