// Complex numbers as arguments, results and elements; z -> z * z + c three times from 0 with c = i is -1 + i, -i, -1 + i.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printF32(f32)
func.func private @printNewline()
func.func private @says(%x: f32) {
  call @printF32(%x) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @step(%z: complex<f32>, %c: complex<f32>) -> complex<f32> {
  %q = complex.mul %z, %z : complex<f32>
  %r = complex.add %q, %c : complex<f32>
  return %r : complex<f32>
}
func.func @main() {
  %c = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %z0 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %z1 = call @step(%z0, %c) : (complex<f32>, complex<f32>) -> complex<f32>
  %z2 = call @step(%z1, %c) : (complex<f32>, complex<f32>) -> complex<f32>
  %z3 = call @step(%z2, %c) : (complex<f32>, complex<f32>) -> complex<f32>
  %re = complex.re %z2 : complex<f32>
  %im = complex.im %z3 : complex<f32>
  call @says(%re) : (f32) -> ()
  call @says(%im) : (f32) -> ()
  return
}

// CHECK: -1
// CHECK-NEXT: -1
