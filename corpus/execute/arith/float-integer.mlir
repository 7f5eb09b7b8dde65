// Between floats and integers: towards zero, with and without sign.
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
  %a = arith.constant -3.99 : f64
  %b = arith.constant 3.0e9 : f64
  %0 = arith.fptosi %a : f64 to i32
  %1 = arith.fptoui %b : f64 to i32
  %v0 = arith.extsi %0 : i32 to i64
  %v1 = arith.extui %1 : i32 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  %m = arith.constant -2 : i16
  %2 = arith.sitofp %m : i16 to f64
  %3 = arith.uitofp %m : i16 to f64
  call @sayd(%2) : (f64) -> ()
  call @sayd(%3) : (f64) -> ()
  return
}

// CHECK: -3
// CHECK-NEXT: 3000000000
// CHECK-NEXT: -2
// CHECK-NEXT: 65534
