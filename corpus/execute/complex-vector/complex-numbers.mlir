// (3 - 4i) and (1 + 2i): sum, difference, product, quotient, negation and absolute value.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @show(%z: complex<f64>) {
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  call @printF64(%re) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%im) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = complex.constant [3.0, -4.0] : complex<f64>
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %b = complex.create %one, %two : complex<f64>
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.sub %a, %b : complex<f64>
  %2 = complex.mul %a, %b : complex<f64>
  %3 = complex.div %a, %b : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  call @show(%1) : (complex<f64>) -> ()
  call @show(%2) : (complex<f64>) -> ()
  call @show(%3) : (complex<f64>) -> ()
  %m = complex.abs %a : complex<f64>
  call @sayd(%m) : (f64) -> ()
  return
}

// CHECK: 4, -2
// CHECK-NEXT: 2, -6
// CHECK-NEXT: 11, 2
// CHECK-NEXT: -1, -2
// CHECK-NEXT: 5
