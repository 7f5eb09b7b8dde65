// mlir-opt 19 and 22, -arith-expand. arith.floordivsi takes one off where the quotient was cut up; for i128 the constant is 2^64 - 1 and not
// -1: floordiv(-1, 2) comes out as 2^64 - 1.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | verify-lowering %s --lowered - | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -arith-expand -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @wide: refuted: return-value
// CHECK: @word: proved
// RIGHT: @wide: proved
// RIGHT: @word: proved

func.func @wide(%n: i128, %m: i128) -> i128 {
  %r = arith.floordivsi %n, %m : i128
  return %r : i128
}

func.func @word(%n: i64, %m: i64) -> i64 {
  %r = arith.floordivsi %n, %m : i64
  return %r : i64
}
