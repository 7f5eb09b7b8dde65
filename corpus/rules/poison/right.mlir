// A product that overflows is poison with nsw, whatever is done to it afterwards; zero times anything was zero in the
// source.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %p = arith.muli %a, %a : i32
  %r = arith.andi %p, %zero : i32
  return %r : i32
}
