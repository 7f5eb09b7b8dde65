// Read-modify-write: each kind gives the old value and leaves the new one.
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
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi64>
  %v = arith.constant 12 : i64
  %w = arith.constant 10 : i64
  %n = arith.constant -3 : i64
  memref.store %v, %m[%c1] : memref<2xi64>
  %0 = memref.atomic_rmw addi %w, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%0) : (i64) -> ()
  %1 = memref.atomic_rmw maxs %n, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%1) : (i64) -> ()
  %2 = memref.atomic_rmw mins %n, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%2) : (i64) -> ()
  %3 = memref.atomic_rmw minu %w, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%3) : (i64) -> ()
  %4 = memref.atomic_rmw ori %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%4) : (i64) -> ()
  %5 = memref.atomic_rmw andi %w, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%5) : (i64) -> ()
  %6 = memref.atomic_rmw assign %n, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%6) : (i64) -> ()
  %7 = memref.atomic_rmw maxu %w, %m[%c1] : (i64, memref<2xi64>) -> i64
  call @say(%7) : (i64) -> ()
  %f = memref.alloca() : memref<1xf64>
  %x = arith.constant 1.5 : f64
  memref.store %x, %f[%c0] : memref<1xf64>
  %8 = memref.atomic_rmw addf %x, %f[%c0] : (f64, memref<1xf64>) -> f64
  %9 = memref.load %f[%c0] : memref<1xf64>
  call @sayd(%9) : (f64) -> ()
  return
}

// CHECK: 12
// CHECK-NEXT: 22
// CHECK-NEXT: 22
// CHECK-NEXT: -3
// CHECK-NEXT: 10
// CHECK-NEXT: 14
// CHECK-NEXT: 10
// CHECK-NEXT: -3
// CHECK-NEXT: 3
