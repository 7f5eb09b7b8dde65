// Unsigned division, remainder, and rounding up; a set top bit is no sign.
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
  %big = arith.constant -56 : i8
  %seven = arith.constant 7 : i8
  %zero = arith.constant 0 : i8
  %d = arith.divui %big, %seven : i8
  %r = arith.remui %big, %seven : i8
  %c = arith.ceildivui %big, %seven : i8
  %c0 = arith.ceildivui %zero, %seven : i8
  %v0 = arith.extui %d : i8 to i64
  %v1 = arith.extui %r : i8 to i64
  %v2 = arith.extui %c : i8 to i64
  %v3 = arith.extui %c0 : i8 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @say(%v3) : (i64) -> ()
  return
}

// CHECK: 28
// CHECK-NEXT: 4
// CHECK-NEXT: 29
// CHECK-NEXT: 0
