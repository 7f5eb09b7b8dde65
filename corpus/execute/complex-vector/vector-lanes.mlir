// Lanes inserted, extracted, spread; a dot product by fused multiplication and addition.
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
  %x = arith.constant 2.0 : f64
  %y = arith.constant 3.0 : f64
  %i = arith.constant 1 : index
  %s = vector.broadcast %x : f64 to vector<4xf64>
  %t = vector.insert %y, %s [2] : f64 into vector<4xf64>
  %u = vector.fma %t, %s, %t : vector<4xf64>
  %e = vector.extract %u[2] : f64 from vector<4xf64>
  call @sayd(%e) : (f64) -> ()
  %d = vector.extract %u[%i] : f64 from vector<4xf64>
  call @sayd(%d) : (f64) -> ()
  %z = arith.constant 0.5 : f64
  %r = vector.reduction <add>, %u, %z : vector<4xf64> into f64
  call @sayd(%r) : (f64) -> ()
  %big = vector.reduction <maximumf>, %u : vector<4xf64> into f64
  call @sayd(%big) : (f64) -> ()
  return
}

// CHECK: 9
// CHECK-NEXT: 6
// CHECK-NEXT: 27.5
// CHECK-NEXT: 9
