// Exact results of f32 and f64 arithmetic; the remainder has the sign of the dividend.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @says(%x: f32) {
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant 7.5 : f64
  %b = arith.constant -2.0 : f64
  %0 = arith.addf %a, %b : f64
  %1 = arith.subf %a, %b : f64
  %2 = arith.mulf %a, %b : f64
  %3 = arith.divf %a, %b : f64
  %4 = arith.remf %a, %b : f64
  %5 = arith.negf %a : f64
  %6 = arith.remf %5, %b : f64
  call @sayd(%0) : (f64) -> ()
  call @sayd(%1) : (f64) -> ()
  call @sayd(%2) : (f64) -> ()
  call @sayd(%3) : (f64) -> ()
  call @sayd(%4) : (f64) -> ()
  call @sayd(%6) : (f64) -> ()
  %tiny = arith.constant 1.0e-8 : f32
  %one = arith.constant 1.0 : f32
  %sum = arith.addf %one, %tiny : f32
  call @says(%sum) : (f32) -> ()
  return
}

// CHECK: 5.5
// CHECK-NEXT: 9.5
// CHECK-NEXT: -15
// CHECK-NEXT: -3.75
// CHECK-NEXT: 1.5
// CHECK-NEXT: -1.5
// CHECK-NEXT: 1
