// Flags that promise no overflow, an exact division, loose floats: where the promise is kept the value is the usual one.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant 40 : i32
  %b = arith.constant 8 : i32
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.muli %0, %b overflow<nsw> : i32
  %2 = arith.subi %1, %a overflow<nuw> : i32
  %3 = arith.shli %2, %b overflow<nuw> : i32
  %4 = arith.divui %3, %b exact : i32
  %v = arith.extui %4 : i32 to i64
  call @say(%v) : (i64) -> ()
  %x = arith.constant 1.5 : f64
  %y = arith.addf %x, %x fastmath<nnan,ninf,contract> : f64
  %z = arith.mulf %y, %x fastmath<fast> : f64
  call @sayd(%z) : (f64) -> ()
  return
}

// CHECK: 11008
// CHECK-NEXT: 4.5
