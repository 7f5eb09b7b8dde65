// mlir-opt 19 and 22, any pass that folds. complex.add of zero, and complex.sub of minus zero, become the other operand: -0 + 0 is 0.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @plus_zero: refuted
// CHECK: @minus_minus_zero: refuted
// RIGHT: @plus_zero: proved
// RIGHT: @minus_minus_zero: proved

func.func @plus_zero(%a: complex<f32>) -> complex<f32> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %zero : complex<f32>
  return %0 : complex<f32>
}

func.func @minus_minus_zero(%a: complex<f64>) -> complex<f64> {
  %minus = complex.constant [-0.0, -0.0] : complex<f64>
  %0 = complex.sub %a, %minus : complex<f64>
  return %0 : complex<f64>
}
