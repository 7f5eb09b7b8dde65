// Interleavings: a shuffle, LLVM's intrinsic for scalable vectors, slice by slice for more dimensions.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm -convert-ub-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm
// RUN: lower-mlir --emit=llvm %s | llvm-as-22 -o %t.bc
// RUN: verify-lowering %s | FileCheck %s
// RUN: mlir-opt-22 -convert-vector-to-llvm -convert-ub-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s -o %t.mlir
// RUN: verify-lowering %s --lowered %t.mlir | FileCheck %s
// CHECK-NOT: {{unknown|refuted|unsupported}}
// CHECK: functions: {{[0-9]+}} proved

func.func @no_dimension(%a: vector<i32>, %b: vector<i32>) -> vector<2xi32> {
  %0 = vector.interleave %a, %b : vector<i32> -> vector<2xi32>
  return %0 : vector<2xi32>
}
func.func @one_element(%a: vector<1xi1>, %b: vector<1xi1>) -> vector<2xi1> {
  %0 = vector.interleave %a, %b : vector<1xi1> -> vector<2xi1>
  return %0 : vector<2xi1>
}
func.func @four(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> {
  %0 = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @indices(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<6xindex> {
  %0 = vector.interleave %a, %b : vector<3xindex> -> vector<6xindex>
  return %0 : vector<6xindex>
}
func.func @odd_integers(%a: vector<2xi3>, %b: vector<2xi3>) -> vector<4xi3> {
  %0 = vector.interleave %a, %b : vector<2xi3> -> vector<4xi3>
  return %0 : vector<4xi3>
}
func.func @small_floats(%a: vector<2xf8E4M3FN>, %b: vector<2xf8E4M3FN>) -> vector<4xf8E4M3FN> {
  %0 = vector.interleave %a, %b : vector<2xf8E4M3FN> -> vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}
func.func @scalable(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[8]xi32> {
  %0 = vector.interleave %a, %b : vector<[4]xi32> -> vector<[8]xi32>
  return %0 : vector<[8]xi32>
}
func.func @one_scalable(%a: vector<[1]xf64>, %b: vector<[1]xf64>) -> vector<[2]xf64> {
  %0 = vector.interleave %a, %b : vector<[1]xf64> -> vector<[2]xf64>
  return %0 : vector<[2]xf64>
}
func.func @rows(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x6xi32> {
  %0 = vector.interleave %a, %b : vector<2x3xi32> -> vector<2x6xi32>
  return %0 : vector<2x6xi32>
}
func.func @one_row(%a: vector<1x2xf32>, %b: vector<1x2xf32>) -> vector<1x4xf32> {
  %0 = vector.interleave %a, %b : vector<1x2xf32> -> vector<1x4xf32>
  return %0 : vector<1x4xf32>
}
func.func @rows_of_indices(%a: vector<2x2xindex>, %b: vector<2x2xindex>) -> vector<2x4xindex> {
  %0 = vector.interleave %a, %b : vector<2x2xindex> -> vector<2x4xindex>
  return %0 : vector<2x4xindex>
}
func.func @rows_of_small_floats(%a: vector<2x2xf8E4M3FN>, %b: vector<2x2xf8E4M3FN>) -> vector<2x4xf8E4M3FN> {
  %0 = vector.interleave %a, %b : vector<2x2xf8E4M3FN> -> vector<2x4xf8E4M3FN>
  return %0 : vector<2x4xf8E4M3FN>
}
func.func @matrices(%a: vector<2x3x2xf64>, %b: vector<2x3x2xf64>) -> vector<2x3x4xf64> {
  %0 = vector.interleave %a, %b : vector<2x3x2xf64> -> vector<2x3x4xf64>
  return %0 : vector<2x3x4xf64>
}
func.func @scalable_rows(%a: vector<2x3x[2]xf32>, %b: vector<2x3x[2]xf32>) -> vector<2x3x[4]xf32> {
  %0 = vector.interleave %a, %b : vector<2x3x[2]xf32> -> vector<2x3x[4]xf32>
  return %0 : vector<2x3x[4]xf32>
}
func.func @with_itself(%a: vector<2x1xi32>) -> vector<2x2xi32> {
  %0 = vector.interleave %a, %a : vector<2x1xi32> -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @twice(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<8xi32> {
  %0 = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  %1 = vector.interleave %0, %0 : vector<4xi32> -> vector<8xi32>
  return %1 : vector<8xi32>
}
func.func @constants() -> vector<4xi32> {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @poison(%a: vector<2xi32>) -> vector<4xi32> {
  %b = ub.poison : vector<2xi32>
  %0 = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @of_broadcasts(%a: i32, %b: vector<3xi32>) -> vector<2x6xi32> {
  %v = vector.broadcast %a : i32 to vector<2x3xi32>
  %w = vector.broadcast %b : vector<3xi32> to vector<2x3xi32>
  %0 = vector.interleave %v, %w : vector<2x3xi32> -> vector<2x6xi32>
  return %0 : vector<2x6xi32>
}
func.func @of_a_transpose(%a: vector<2x3x2xi32>, %b: vector<3x2x2xi32>) -> vector<3x2x4xi32> {
  %v = vector.transpose %a, [1, 0, 2] : vector<2x3x2xi32> to vector<3x2x2xi32>
  %0 = vector.interleave %v, %b : vector<3x2x2xi32> -> vector<3x2x4xi32>
  return %0 : vector<3x2x4xi32>
}
func.func @an_element(%a: vector<2xi32>, %b: vector<2xi32>) -> i32 {
  %0 = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  %1 = vector.extract %0[1] : i32 from vector<4xi32>
  return %1 : i32
}
func.func @a_row(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<4xi32> {
  %0 = vector.interleave %a, %b : vector<2x2xi32> -> vector<2x4xi32>
  %1 = vector.extract %0[1] : vector<4xi32> from vector<2x4xi32>
  return %1 : vector<4xi32>
}
