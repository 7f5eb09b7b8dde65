// Two nested loops; below 100 the longest way down to 1 starts at 97 and takes 118 steps.
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
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %limit = arith.constant 100 : i64
  cf.br ^outer(%one, %zero, %zero : i64, i64, i64)
^outer(%n: i64, %best: i64, %length: i64):
  %more = arith.cmpi ult, %n, %limit : i64
  cf.cond_br %more, ^inner(%n, %zero : i64, i64), ^done
^inner(%x: i64, %steps: i64):
  %end = arith.cmpi eq, %x, %one : i64
  cf.cond_br %end, ^compare, ^step
^step:
  %bit = arith.andi %x, %one : i64
  %odd = arith.cmpi eq, %bit, %one : i64
  %half = arith.divui %x, %two : i64
  %triple = arith.muli %x, %three : i64
  %up = arith.addi %triple, %one : i64
  %next = arith.select %odd, %up, %half : i64
  %count = arith.addi %steps, %one : i64
  cf.br ^inner(%next, %count : i64, i64)
^compare:
  %better = arith.cmpi ugt, %steps, %length : i64
  %b = arith.select %better, %n, %best : i64
  %l = arith.select %better, %steps, %length : i64
  %m = arith.addi %n, %one : i64
  cf.br ^outer(%m, %b, %l : i64, i64, i64)
^done:
  call @say(%best) : (i64) -> ()
  call @say(%length) : (i64) -> ()
  return
}

// CHECK: 97
// CHECK-NEXT: 118
