// A recurrence of complex numbers, and their sum over a buffer of complex numbers.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printF64(f64)
func.func private @printNewline()
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<3xcomplex<f64>>
  %a = complex.constant [1.5, -2.0] : complex<f64>
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  cf.br ^fill(%c0, %a : index, complex<f64>)
^fill(%i: index, %z: complex<f64>):
  memref.store %z, %m[%i] : memref<3xcomplex<f64>>
  %n = complex.sub %zero, %z : complex<f64>
  %w = complex.mul %n, %a : complex<f64>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %c3 : index
  cf.cond_br %more, ^fill(%i1, %w : index, complex<f64>), ^sum(%c0, %zero : index, complex<f64>)
^sum(%j: index, %s: complex<f64>):
  %x = memref.load %m[%j] : memref<3xcomplex<f64>>
  %t = complex.add %s, %x : complex<f64>
  %j1 = arith.addi %j, %c1 : index
  %again = arith.cmpi ult, %j1, %c3 : index
  cf.cond_br %again, ^sum(%j1, %t : index, complex<f64>), ^exit
^exit:
  %re = complex.re %t : complex<f64>
  %im = complex.im %t : complex<f64>
  call @sayd(%re) : (f64) -> ()
  call @sayd(%im) : (f64) -> ()
  return
}

// CHECK: -11.375
// CHECK-NEXT: -1.5
