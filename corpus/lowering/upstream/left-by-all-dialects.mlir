// The pass that converts all dialects leaves what has no pattern, where the pass of one dialect ends with an error.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm

func.func @alike(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, i1) {
  %0 = complex.mul %a, %b : complex<f32>
  %1 = complex.eq %0, %b : complex<f32>
  return %0, %1 : complex<f32>, i1
}

func.func @apart(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %0 = complex.neg %a : complex<f64>
  %1 = complex.neq %0, %b : complex<f64>
  return %1 : i1
}
