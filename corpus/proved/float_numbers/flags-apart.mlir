// The same numbers are added twice, with flags and without.
//
// RUN: verify-lowering --check-runs=50 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: 2 functions: 2 proved

func.func @both(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.addf %a, %b : f32
  return %0, %1 : f32, f32
}
func.func @either(%c: i1, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^loose, ^exact
^loose:
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  return %0 : f32
^exact:
  %1 = arith.mulf %a, %b : f32
  return %1 : f32
}
