// Addition, subtraction, multiplication and shifts wrap around at the width of the type.
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
  %a = arith.constant 100 : i8
  %b = arith.constant 77 : i8
  %three = arith.constant 3 : i8
  %sum = arith.addi %a, %b : i8
  %neg = arith.constant -100 : i8
  %diff = arith.subi %neg, %b : i8
  %prod = arith.muli %a, %b : i8
  %shl = arith.shli %b, %three : i8
  %s0 = arith.extsi %sum : i8 to i64
  %s1 = arith.extsi %diff : i8 to i64
  %s2 = arith.extsi %prod : i8 to i64
  %s3 = arith.extui %shl : i8 to i64
  call @say(%s0) : (i64) -> ()
  call @say(%s1) : (i64) -> ()
  call @say(%s2) : (i64) -> ()
  call @say(%s3) : (i64) -> ()
  return
}

// CHECK: -79
// CHECK-NEXT: 79
// CHECK-NEXT: 20
// CHECK-NEXT: 104
