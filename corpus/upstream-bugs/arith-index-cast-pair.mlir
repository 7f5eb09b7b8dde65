// mlir-opt 19 and 22, -canonicalize. An index that is cut to 32 bits and extended again is folded to the index itself: of 2^33 nothing is
// left in the source, and all of it in the lowering.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @cut: refuted: return-value
// CHECK: @kept: proved
// RIGHT: @cut: proved
// RIGHT: @kept: proved

func.func @cut(%i: index) -> index {
  %narrow = arith.index_cast %i : index to i32
  %r = arith.index_cast %narrow : i32 to index
  return %r : index
}

func.func @kept(%n: i32) -> i32 {
  %i = arith.index_cast %n : i32 to index
  %r = arith.index_cast %i : index to i32
  return %r : i32
}
