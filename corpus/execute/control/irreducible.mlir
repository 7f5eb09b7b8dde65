// A loop that is entered at two places.
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
func.func @walk(%second: i1, %n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %ten = arith.constant 10 : i64
  cf.cond_br %second, ^b(%n, %zero : i64, i64), ^a(%n, %zero : i64, i64)
^a(%i: i64, %s: i64):
  %s1 = arith.addi %s, %one : i64
  cf.br ^b(%i, %s1 : i64, i64)
^b(%j: i64, %t: i64):
  %t1 = arith.addi %t, %ten : i64
  %k = arith.subi %j, %one : i64
  %more = arith.cmpi sgt, %k, %zero : i64
  cf.cond_br %more, ^a(%k, %t1 : i64, i64), ^out
^out:
  return %t1 : i64
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %n = arith.constant 4 : i64
  %0 = call @walk(%t, %n) : (i1, i64) -> i64
  %1 = call @walk(%f, %n) : (i1, i64) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  return
}

// CHECK: 43
// CHECK-NEXT: 44
