// mlir-opt 16, -canonicalize. A choice of two bits is folded to `and` and `or` of all three: what is not chosen may be poison, and then
// the result is. And the product of bits 1 and 1, which is 1 in two bits, gets the upper bit 1: as numbers with a sign both are -1.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-16 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-16 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @choose: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @square: refuted: return-value: result 1 differs: it is false in the source, true in the lowering
// RIGHT: @choose: proved
// RIGHT: @square: proved

func.func @choose(%c: i1, %a: i1, %b: i1) -> i1 {
  %r = arith.select %c, %a, %b : i1
  return %r : i1
}

func.func @square(%a: i1) -> (i1, i1) {
  %one = arith.constant true
  %low, %high = arith.mulsi_extended %a, %one : i1
  return %low, %high : i1, i1
}
