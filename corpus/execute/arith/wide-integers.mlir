// The product of two 64-bit numbers in i128, squared in i256, taken apart in words: (2^64-1)^2 = 2^128 - 2^65 + 1.
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
  %m = arith.constant -1 : i64
  %w = arith.extui %m : i64 to i128
  %p = arith.muli %w, %w : i128
  %c64 = arith.constant 64 : i128
  %hi = arith.shrui %p, %c64 : i128
  %lo64 = arith.trunci %p : i128 to i64
  %hi64 = arith.trunci %hi : i128 to i64
  call @say(%lo64) : (i64) -> ()
  call @say(%hi64) : (i64) -> ()
  %q = arith.extui %p : i128 to i256
  %r = arith.muli %q, %q : i256
  %c192 = arith.constant 192 : i256
  %top = arith.shrui %r, %c192 : i256
  %top64 = arith.trunci %top : i256 to i64
  %r64 = arith.trunci %r : i256 to i64
  call @say(%r64) : (i64) -> ()
  call @say(%top64) : (i64) -> ()
  return
}

// CHECK: 1
// CHECK-NEXT: -2
// CHECK-NEXT: 1
// CHECK-NEXT: -4
