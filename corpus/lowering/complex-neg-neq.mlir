// Negation and inequality of complex numbers have no pattern of their own, here as in mlir-opt; -convert-complex-to-standard lowers them,
// and that is proved; another sign and another comparison are refuted.
//
// RUN: expect-status 1 lower-mlir -convert-complex-to-llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: failed to legalize operation 'complex.neg'
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-standard -convert-complex-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @negated: proved
// CHECK: @differ: proved
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-standard -convert-complex-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %%s | sed -e "s/llvm.fneg \(%[0-9]*\) /llvm.fadd \1, \1 /" -e "s/.une. /\"ueq\" /"' | FileCheck %s --check-prefix=WRONG %}
// WRONG: @negated: refuted: return-value
// WRONG: @differ: refuted: return-value

func.func @negated(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

func.func @differ(%a: complex<f64>, %b: complex<f64>) -> i1 {
  %0 = complex.neq %a, %b : complex<f64>
  return %0 : i1
}
