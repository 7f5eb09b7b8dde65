// mlir-opt 19 and 22, -convert-vector-to-llvm. vector.fma is documented to mean llvm.fma, rounded once, and to be lowered to it; it becomes
// llvm.fmuladd, which may round the product by itself, and does so on x86-64 without FMA.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @fused: refuted: return-value: result 0 differs
// CHECK: @fused_rows: refuted: return-value: result 0 differs
// RIGHT: @fused: proved
// RIGHT: @fused_rows: proved

func.func @fused(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.fma %a, %b, %c : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @fused_rows(%a: vector<2x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = vector.fma %a, %b, %c : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
