// Parts of a constant that is lowered in the same run. (Where arith stays, mlir-opt 22 folds each part to a constant of arith.)
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @transposed: proved
// CHECK: @element: proved

func.func @transposed() -> vector<3x2xf32> {
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @element() -> f32 {
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %0 = vector.extract %v[1, 1] : f32 from vector<2x3xf32>
  return %0 : f32
}
