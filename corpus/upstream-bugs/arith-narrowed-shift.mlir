// mlir-opt 22, -arith-int-range-narrowing. A shift whose bits fit 32 is done with 32, also by as many places as only 64 bits have: 4 >> 32 is 0, the
// narrow one is poison.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-int-range-narrowing=int-bitwidths-supported=32 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @shift: refuted: return-value
// RIGHT: @shift: proved

func.func @shift(%a: i64) -> i64 {
  %c4 = arith.constant 4 : i64
  %c63 = arith.constant 63 : i64
  %by = arith.andi %a, %c63 : i64
  %r = arith.shrsi %c4, %by : i64
  return %r : i64
}
