// mlir-opt 22, -arith-int-range-narrowing. A sum of 0 to 65280 is put into 16 bits, and divided there as a number with a sign: 254 * 160 + 254 is
// 40894, which 16 bits take for -24642; divided by 255 it is not 160 but -96, extended as 65440. mlir-opt 19 has only the pass
// for conversions.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -arith-int-narrowing=int-bitwidths-supported=8,16,32 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -arith-int-range-narrowing=int-bitwidths-supported=32 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -arith-int-range-narrowing=int-bitwidths-supported=16,32 -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @blend: refuted: return-value
// RIGHT: @blend: proved

func.func @blend(%a: i64, %b: i64) -> i64 {
  %c255 = arith.constant 255 : i64
  %x = arith.andi %a, %c255 : i64
  %y = arith.andi %b, %c255 : i64
  %p = arith.muli %x, %y : i64
  %q = arith.addi %p, %x : i64
  %r = arith.divsi %q, %c255 : i64
  return %r : i64
}
