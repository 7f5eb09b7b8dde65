// Transposes: parts of the dimensions that stay, or element by element; folds of constants, poison, each other, and parts.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm -convert-ub-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm
// RUN: lower-mlir --emit=llvm %s | llvm-as-22 -o %t.bc
// RUN: verify-lowering %s | FileCheck %s
// CHECK-NOT: {{unknown|refuted|unsupported}}
// CHECK: functions: {{[0-9]+}} proved

func.func @t0(%v: vector<f32>) -> vector<f32> {
  %0 = vector.transpose %v, [] : vector<f32> to vector<f32>
  return %0 : vector<f32>
}
func.func @t1(%v: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.transpose %v, [0] : vector<3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @t2(%v: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @t3(%v: vector<1x3xf32>) -> vector<3x1xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  return %0 : vector<3x1xf32>
}
func.func @t4(%v: vector<3x1xf32>) -> vector<1x3xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<3x1xf32> to vector<1x3xf32>
  return %0 : vector<1x3xf32>
}
func.func @t5(%v: vector<1x1xf32>) -> vector<1x1xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  return %0 : vector<1x1xf32>
}
func.func @t6(%v: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.transpose %v, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @t7(%v: vector<2x1x1xf32>) -> vector<2x1x1xf32> {
  %0 = vector.transpose %v, [0, 2, 1] : vector<2x1x1xf32> to vector<2x1x1xf32>
  return %0 : vector<2x1x1xf32>
}
func.func @t8(%v: vector<1x2x1xf32>) -> vector<1x2x1xf32> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<1x2x1xf32> to vector<1x2x1xf32>
  return %0 : vector<1x2x1xf32>
}
func.func @t9(%v: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %0 = vector.transpose %v, [0, 1, 2] : vector<2x3x4xf32> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @t10(%v: vector<2x3x4xf32>) -> vector<2x4x3xf32> {
  %0 = vector.transpose %v, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  return %0 : vector<2x4x3xf32>
}
func.func @t11(%v: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}
func.func @t12(%v: vector<2x3x4xf32>) -> vector<3x4x2xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  return %0 : vector<3x4x2xf32>
}
func.func @t13(%v: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  return %0 : vector<4x2x3xf32>
}
func.func @t14(%v: vector<2x3x4xf32>) -> vector<4x3x2xf32> {
  %0 = vector.transpose %v, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @t15(%v: vector<2x1x3x2xf32>) -> vector<2x2x1x3xf32> {
  %0 = vector.transpose %v, [3, 0, 1, 2] : vector<2x1x3x2xf32> to vector<2x2x1x3xf32>
  return %0 : vector<2x2x1x3xf32>
}
func.func @t16(%v: vector<2x1x3x2xf32>) -> vector<3x1x2x2xf32> {
  %0 = vector.transpose %v, [2, 1, 0, 3] : vector<2x1x3x2xf32> to vector<3x1x2x2xf32>
  return %0 : vector<3x1x2x2xf32>
}
func.func @t17(%v: vector<2x3xindex>) -> vector<3x2xindex> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xindex> to vector<3x2xindex>
  return %0 : vector<3x2xindex>
}
func.func @t18(%v: vector<2x3xi1>) -> vector<3x2xi1> {
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  return %0 : vector<3x2xi1>
}
func.func @t19(%v: vector<2x2xbf16>) -> vector<2x2xbf16> {
  %0 = vector.transpose %v, [1, 0] : vector<2x2xbf16> to vector<2x2xbf16>
  return %0 : vector<2x2xbf16>
}
func.func @of_poison() -> vector<3x2xf32> {
  %v = ub.poison : vector<2x3xf32>
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @back_again(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}
func.func @of_a_scalar(%v: f32) -> vector<3x2xf32> {
  %0 = vector.broadcast %v : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}
func.func @one_element(%v: vector<2x3xf32>) -> f32 {
  %1 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.extract %1[2, 1] : f32 from vector<3x2xf32>
  return %2 : f32
}
func.func @a_part(%v: vector<2x3x4xf32>) -> vector<4xf32> {
  %1 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.extract %1[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  return %2 : vector<4xf32>
}
func.func @of_a_cast(%v: vector<6xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %v : vector<6xf32> to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}
func.func @of_a_splat() -> vector<3x2xf32> {
  %v = arith.constant dense<1.0> : vector<2x3xf32>
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @composed(%v: vector<2x3x4xf32>) -> vector<4x2x3xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<3x4x2xf32> to vector<4x2x3xf32>
  return %1 : vector<4x2x3xf32>
}
func.func @a_part_that_moves(%v: vector<2x3x4xf32>) -> vector<2x4xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.extract %0[2] : vector<2x4xf32> from vector<3x2x4xf32>
  return %1 : vector<2x4xf32>
}
func.func @one_element_of_a_rotation(%v: vector<2x3x4xf32>) -> f32 {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.extract %0[2, 3, 1] : f32 from vector<3x4x2xf32>
  return %1 : f32
}
func.func @composed_of_different_ones(%v: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<3x4x2xf32> to vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}
func.func @same_type(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
