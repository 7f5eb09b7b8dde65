// mlir-opt 19 and 22, -canonicalize. A difference that is compared with 0 becomes a comparison of its two parts, also where the difference
// wraps: 0 - 2 is not below 0 without signs, 0 is below 2; the least number less 1 is positive.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize --convert-to-llvm %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-index-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-index-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK-DAG: @at_most: refuted: return-value
// CHECK-DAG: @negative: refuted: return-value
// CHECK-DAG: @same: proved
// RIGHT: 3 functions: 3 proved

func.func @at_most(%a: index) -> i1 {
  %zero = index.constant 0
  %two = index.constant 2
  %difference = index.sub %a, %two
  %r = index.cmp ule(%difference, %zero)
  return %r : i1
}
func.func @negative(%a: index, %b: index) -> i1 {
  %zero = index.constant 0
  %difference = index.sub %a, %b
  %r = index.cmp slt(%difference, %zero)
  return %r : i1
}
func.func @same(%a: index, %b: index) -> i1 {
  %zero = index.constant 0
  %difference = index.sub %a, %b
  %r = index.cmp eq(%difference, %zero)
  return %r : i1
}
