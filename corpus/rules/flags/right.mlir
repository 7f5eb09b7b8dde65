// nsw claims that the sum does not overflow; the source does not say so.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func @f(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b : i32
  return %s : i32
}
