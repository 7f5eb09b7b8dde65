// mlir-opt 19, -canonicalize. A product of extended numbers that is shifted and cut becomes the upper half of the product, also where it is
// shifted by less: (1 * 2) >> 1 is 1, the upper half is 0.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize --convert-to-llvm %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// CHECK-DAG: @unsigned: refuted: return-value
// CHECK-DAG: @signed: refuted: return-value
// RIGHT: 2 functions: 2 proved

func.func @unsigned(%a: i16, %b: i16) -> i16 {
  %one = arith.constant 1 : i17
  %x = arith.extui %a : i16 to i17
  %y = arith.extui %b : i16 to i17
  %product = arith.muli %x, %y : i17
  %shifted = arith.shrui %product, %one : i17
  %r = arith.trunci %shifted : i17 to i16
  return %r : i16
}
func.func @signed(%a: i16, %b: i16) -> i16 {
  %one = arith.constant 1 : i17
  %x = arith.extsi %a : i16 to i17
  %y = arith.extsi %b : i16 to i17
  %product = arith.muli %x, %y : i17
  %shifted = arith.shrui %product, %one : i17
  %r = arith.trunci %shifted : i17 to i16
  return %r : i16
}
