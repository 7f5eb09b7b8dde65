// Both ways of a branch lead to one block, with different arguments: what a phi of LLVM IR can't say directly.
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
func.func @pick(%c: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %c, ^to(%a, %b : i64, i64), ^to(%b, %a : i64, i64)
^to(%x: i64, %y: i64):
  %ten = arith.constant 10 : i64
  %t = arith.muli %x, %ten : i64
  %r = arith.addi %t, %y : i64
  return %r : i64
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 1 : i64
  %b = arith.constant 2 : i64
  %0 = call @pick(%t, %a, %b) : (i1, i64, i64) -> i64
  %1 = call @pick(%f, %a, %b) : (i1, i64, i64) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  return
}

// CHECK: 12
// CHECK-NEXT: 21
