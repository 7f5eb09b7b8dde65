// Truncation and extension through widths that no machine has: -75 is 0b0110101 in seven bits.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant -75 : i33
  %7 = arith.trunci %a : i33 to i7
  %s = arith.extsi %7 : i7 to i64
  %13 = arith.extui %7 : i7 to i13
  %n = arith.constant 100 : i13
  %m = arith.muli %13, %n : i13
  %v = arith.extui %m : i13 to i64
  %w = arith.extsi %a : i33 to i64
  call @say(%s) : (i64) -> ()
  call @say(%v) : (i64) -> ()
  call @say(%w) : (i64) -> ()
  return
}

// CHECK: 53
// CHECK-NEXT: 5300
// CHECK-NEXT: -75
