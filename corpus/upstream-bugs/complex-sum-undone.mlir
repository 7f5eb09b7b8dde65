// mlir-opt 19 and 22, any pass that folds. complex.sub of a sum and one of its terms becomes the other term, complex.add of a difference
// and what was taken from it becomes what it was taken from: floating point rounds, and 2^-60 + 1 - 1 is 0.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @there_and_back: refuted
// CHECK: @back_and_there: refuted
// RIGHT: @there_and_back: proved
// RIGHT: @back_and_there: proved

func.func @there_and_back(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  return %1 : complex<f32>
}

func.func @back_and_there(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  %1 = complex.add %0, %b : complex<f32>
  return %1 : complex<f32>
}
