// mlir-opt 22, -arith-expand. f8E8M0FNU has no zero: its least number, 2^-127, becomes 0 in f32 (its own folding of constants gives 2^-127).
// On the way back 3 and 3.5 are cut to 2, where the nearest number is 4. Of f4E2M1FN the sign of small numbers is lost: -0.1 becomes 0 and
// not -0. The extension of f4E2M1FN is right.
//
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand="include-f8e8m0=true include-f4e2m1=true" -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @from_exponent: refuted: return-value: result 0 differs: it is 5.87747175E-39 in the source, 0.000000e+00 in the lowering
// CHECK: @to_exponent: refuted: return-value
// CHECK: @from_four_bits: proved
// CHECK: @to_four_bits: refuted: return-value: result 0 differs: it is -0.000000e+00 in the source, 0.000000e+00 in the lowering

func.func @from_exponent(%a: f8E8M0FNU) -> f32 {
  %r = arith.extf %a : f8E8M0FNU to f32
  return %r : f32
}

func.func @to_exponent(%a: f32) -> f8E8M0FNU {
  %r = arith.truncf %a : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}

func.func @from_four_bits(%a: f4E2M1FN) -> f32 {
  %r = arith.extf %a : f4E2M1FN to f32
  return %r : f32
}

func.func @to_four_bits(%a: f32) -> f4E2M1FN {
  %r = arith.truncf %a : f32 to f4E2M1FN
  return %r : f4E2M1FN
}
