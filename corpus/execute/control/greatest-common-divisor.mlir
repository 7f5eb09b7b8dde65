// A loop by branches with two values carried.
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
func.func @gcd(%a: i64, %b: i64) -> i64 {
  cf.br ^head(%a, %b : i64, i64)
^head(%x: i64, %y: i64):
  %zero = arith.constant 0 : i64
  %done = arith.cmpi eq, %y, %zero : i64
  cf.cond_br %done, ^exit, ^body
^body:
  %r = arith.remui %x, %y : i64
  cf.br ^head(%y, %r : i64, i64)
^exit:
  return %x : i64
}
func.func @main() {
  %a = arith.constant 1071 : i64
  %b = arith.constant 462 : i64
  %0 = call @gcd(%a, %b) : (i64, i64) -> i64
  %1 = call @gcd(%b, %a) : (i64, i64) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  return
}

// CHECK: 21
// CHECK-NEXT: 21
