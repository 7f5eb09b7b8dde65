// Arithmetic and logical right shifts, and the bitwise operations.
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
  %a = arith.constant -1000 : i16
  %n = arith.constant 4 : i16
  %m = arith.constant 4095 : i16
  %s = arith.shrsi %a, %n : i16
  %u = arith.shrui %a, %n : i16
  %and = arith.andi %a, %m : i16
  %or = arith.ori %a, %m : i16
  %xor = arith.xori %a, %m : i16
  %v0 = arith.extsi %s : i16 to i64
  %v1 = arith.extsi %u : i16 to i64
  %v2 = arith.extsi %and : i16 to i64
  %v3 = arith.extsi %or : i16 to i64
  %v4 = arith.extsi %xor : i16 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @say(%v3) : (i64) -> ()
  call @say(%v4) : (i64) -> ()
  return
}

// CHECK: -63
// CHECK-NEXT: 4033
// CHECK-NEXT: 3096
// CHECK-NEXT: -1
// CHECK-NEXT: -3097
