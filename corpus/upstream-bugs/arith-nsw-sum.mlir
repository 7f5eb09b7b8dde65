// mlir-opt 19 and 22, -canonicalize. Two constants that are added one after the other, neither sum wrapping, are added to each other, and the
// sum with that is stated not to wrap, either: 100 and 50 make -106, and -128 - 106 wraps. -128 + 100 + 50 is 22.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -canonicalize --convert-to-llvm %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK-DAG: @sum: refuted: return-value
// CHECK-DAG: @difference: refuted: return-value
// RIGHT-DAG: @sum: proved
// RIGHT-DAG: @difference: proved

func.func @sum(%x: i8) -> i8 {
  %c100 = arith.constant 100 : i8
  %c50 = arith.constant 50 : i8
  %first = arith.addi %x, %c100 overflow<nsw> : i8
  %r = arith.addi %first, %c50 overflow<nsw> : i8
  return %r : i8
}
func.func @difference(%x: i8) -> i8 {
  %c100 = arith.constant 100 : i8
  %c50 = arith.constant 50 : i8
  %first = arith.subi %x, %c100 overflow<nsw> : i8
  %r = arith.subi %first, %c50 overflow<nsw> : i8
  return %r : i8
}
