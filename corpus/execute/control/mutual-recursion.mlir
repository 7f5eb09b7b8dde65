// Two functions that call each other, and Ackermann's function, which calls itself twice in one expression.
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
func.func @even(%n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %end, ^yes, ^down
^yes:
  %t = arith.constant true
  return %t : i1
^down:
  %m = arith.subi %n, %one : i64
  %r = call @odd(%m) : (i64) -> i1
  return %r : i1
}
func.func @odd(%n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %end = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %end, ^no, ^down
^no:
  %f = arith.constant false
  return %f : i1
^down:
  %m = arith.subi %n, %one : i64
  %r = call @even(%m) : (i64) -> i1
  return %r : i1
}
func.func @ackermann(%m: i64, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m0 = arith.cmpi eq, %m, %zero : i64
  cf.cond_br %m0, ^base, ^rest
^base:
  %n1 = arith.addi %n, %one : i64
  return %n1 : i64
^rest:
  %less = arith.subi %m, %one : i64
  %n0 = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %n0, ^last(%one : i64), ^both
^both:
  %nn = arith.subi %n, %one : i64
  %inner = call @ackermann(%m, %nn) : (i64, i64) -> i64
  cf.br ^last(%inner : i64)
^last(%k: i64):
  %r = call @ackermann(%less, %k) : (i64, i64) -> i64
  return %r : i64
}
func.func @main() {
  %n = arith.constant 17 : i64
  %e = call @even(%n) : (i64) -> i1
  %o = call @odd(%n) : (i64) -> i1
  %ve = arith.extui %e : i1 to i64
  %vo = arith.extui %o : i1 to i64
  call @say(%ve) : (i64) -> ()
  call @say(%vo) : (i64) -> ()
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %a = call @ackermann(%two, %three) : (i64, i64) -> i64
  call @say(%a) : (i64) -> ()
  return
}

// CHECK: 0
// CHECK-NEXT: 1
// CHECK-NEXT: 9
