// Functions as values: chosen at run time, passed on, called through a value.
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
func.func @plus(%a: i64, %b: i64) -> i64 {
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @times(%a: i64, %b: i64) -> i64 {
  %r = arith.muli %a, %b : i64
  return %r : i64
}
func.func @choose(%c: i1) -> ((i64, i64) -> i64) {
  %p = func.constant @plus : (i64, i64) -> i64
  %t = func.constant @times : (i64, i64) -> i64
  cf.cond_br %c, ^to(%p : (i64, i64) -> i64), ^to(%t : (i64, i64) -> i64)
^to(%f: (i64, i64) -> i64):
  return %f : (i64, i64) -> i64
}
func.func @twice(%f: (i64, i64) -> i64, %x: i64) -> i64 {
  %y = call_indirect %f(%x, %x) : (i64, i64) -> i64
  %z = call_indirect %f(%y, %x) : (i64, i64) -> i64
  return %z : i64
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %x = arith.constant 5 : i64
  %p = call @choose(%t) : (i1) -> ((i64, i64) -> i64)
  %m = call @choose(%f) : (i1) -> ((i64, i64) -> i64)
  %0 = call @twice(%p, %x) : ((i64, i64) -> i64, i64) -> i64
  %1 = call @twice(%m, %x) : ((i64, i64) -> i64, i64) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  return
}

// CHECK: 15
// CHECK-NEXT: 125
