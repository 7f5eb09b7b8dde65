// mlir-opt 19 and 22, -convert-vector-to-llvm. A vector.reduction <add> without an accumulator starts from +0.0, which is not neutral: lanes
// that are all -0.0 add up to -0.0, and +0.0 comes out.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @total: refuted: return-value: result 0 differs: it is -0.000000e+00 in the source, 0.000000e+00 in the lowering
// RIGHT: @total: proved

func.func @total(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : f32
}
