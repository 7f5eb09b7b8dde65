// Fibonacci numbers by their definition, factorials in a loop.
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
func.func @fib(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %two : i64
  cf.cond_br %small, ^base, ^step
^base:
  return %n : i64
^step:
  %one = arith.constant 1 : i64
  %a = arith.subi %n, %one : i64
  %b = arith.subi %n, %two : i64
  %x = call @fib(%a) : (i64) -> i64
  %y = call @fib(%b) : (i64) -> i64
  %s = arith.addi %x, %y : i64
  return %s : i64
}
func.func @main() {
  %n = arith.constant 20 : i64
  %f = call @fib(%n) : (i64) -> i64
  call @say(%f) : (i64) -> ()
  return
}

// CHECK: 6765
