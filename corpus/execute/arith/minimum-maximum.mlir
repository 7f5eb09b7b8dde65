// Signed and unsigned minimum and maximum of one pair of bit patterns.
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
  %a = arith.constant -2 : i32
  %b = arith.constant 5 : i32
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.minsi %a, %b : i32
  %2 = arith.maxui %a, %b : i32
  %3 = arith.minui %a, %b : i32
  %v0 = arith.extsi %0 : i32 to i64
  %v1 = arith.extsi %1 : i32 to i64
  %v2 = arith.extui %2 : i32 to i64
  %v3 = arith.extui %3 : i32 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @say(%v3) : (i64) -> ()
  return
}

// CHECK: 5
// CHECK-NEXT: -2
// CHECK-NEXT: 4294967294
// CHECK-NEXT: 5
