// Bits seen as another type: 1.0 is 0x3F800000 and 0x3FF0000000000000.
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
  %f = arith.constant 1.0 : f32
  %i = arith.bitcast %f : f32 to i32
  %v = arith.extui %i : i32 to i64
  call @say(%v) : (i64) -> ()
  %b = arith.constant 4611686018427387904 : i64
  %d = arith.bitcast %b : i64 to f64
  call @sayd(%d) : (f64) -> ()
  %half = arith.constant 1.0 : f16
  %h = arith.bitcast %half : f16 to i16
  %hv = arith.extui %h : i16 to i64
  call @say(%hv) : (i64) -> ()
  return
}

// CHECK: 1065353216
// CHECK-NEXT: 2
// CHECK-NEXT: 15360
