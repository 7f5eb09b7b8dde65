// maximumf and minimumf pass NaN on and order -0 below +0; maxnumf and minnumf prefer the number.
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
// Bits of the result, as NaN and -0 print alike or not at all.
func.func @show(%x: f32) {
  %i = arith.bitcast %x : f32 to i32
  %v = arith.extui %i : i32 to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @nan(%x: f32) {
  %u = arith.cmpf uno, %x, %x : f32
  %v = arith.extui %u : i1 to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @main() {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %three = arith.constant 3.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %three, %nan : f32
  %1 = arith.minimumf %nan, %three : f32
  %2 = arith.maximumf %minus, %zero : f32
  %3 = arith.minimumf %zero, %minus : f32
  %4 = arith.maxnumf %three, %nan : f32
  %5 = arith.minnumf %nan, %three : f32
  call @nan(%0) : (f32) -> ()
  call @nan(%1) : (f32) -> ()
  call @show(%2) : (f32) -> ()
  call @show(%3) : (f32) -> ()
  call @show(%4) : (f32) -> ()
  call @show(%5) : (f32) -> ()
  return
}

// CHECK: 1
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 2147483648
// CHECK-NEXT: 1077936128
// CHECK-NEXT: 1077936128
