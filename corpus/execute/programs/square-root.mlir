// Newton's method for the square root of two; the loop ends when the bits do not change any more.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s | %old-run-void | FileCheck %s %}
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @root(%a: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  cf.br ^head(%a : f64)
^head(%x: f64):
  %q = arith.divf %a, %x : f64
  %s = arith.addf %x, %q : f64
  %y = arith.mulf %s, %half : f64
  %same = arith.cmpf oeq, %x, %y : f64
  cf.cond_br %same, ^exit, ^head(%y : f64)
^exit:
  return %y : f64
}
func.func @main() {
  %two = arith.constant 2.0 : f64
  %r = call @root(%two) : (f64) -> f64
  %e12 = arith.constant 1.0e12 : f64
  %p = arith.mulf %r, %e12 : f64
  %i = arith.fptosi %p : f64 to i64
  call @say(%i) : (i64) -> ()
  return
}

// CHECK: 1414213562373
