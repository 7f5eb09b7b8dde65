// Results that travel packed in a structure: scalars of different sizes, in order.
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
func.func @divide(%a: i32, %b: i32) -> (i32, i32, i1, f64, i8) {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  %zero = arith.constant 0 : i32
  %exact = arith.cmpi eq, %r, %zero : i32
  %x = arith.sitofp %a : i32 to f64
  %y = arith.sitofp %b : i32 to f64
  %f = arith.divf %x, %y : f64
  %t = arith.trunci %a : i32 to i8
  return %q, %r, %exact, %f, %t : i32, i32, i1, f64, i8
}
func.func @main() {
  %a = arith.constant 1001 : i32
  %b = arith.constant 8 : i32
  %0:5 = call @divide(%a, %b) : (i32, i32) -> (i32, i32, i1, f64, i8)
  %v0 = arith.extsi %0#0 : i32 to i64
  %v1 = arith.extsi %0#1 : i32 to i64
  %v2 = arith.extui %0#2 : i1 to i64
  %v4 = arith.extsi %0#4 : i8 to i64
  call @say(%v0) : (i64) -> ()
  call @say(%v1) : (i64) -> ()
  call @say(%v2) : (i64) -> ()
  call @sayd(%0#3) : (f64) -> ()
  call @say(%v4) : (i64) -> ()
  return
}

// CHECK: 125
// CHECK-NEXT: 1
// CHECK-NEXT: 0
// CHECK-NEXT: 125.125
// CHECK-NEXT: -23
