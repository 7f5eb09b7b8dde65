// Constant, mutable, scalar and byte globals; a function changes one and another one sees it.
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
memref.global "private" constant @primes : memref<4xi32> = dense<[2, 3, 5, 7]>
memref.global "private" @count : memref<i64> = dense<40>
memref.global "private" constant @grid : memref<2x2xf64> = dense<[[1.5, 2.5], [3.5, 4.5]]>
memref.global "private" constant @same : memref<3xi8> = dense<-7>
memref.global @scratch : memref<4xi64> = uninitialized
func.func @tick() {
  %m = memref.get_global @count : memref<i64>
  %v = memref.load %m[] : memref<i64>
  %one = arith.constant 1 : i64
  %w = arith.addi %v, %one : i64
  memref.store %w, %m[] : memref<i64>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  call @tick() : () -> ()
  call @tick() : () -> ()
  %m = memref.get_global @count : memref<i64>
  %v = memref.load %m[] : memref<i64>
  call @say(%v) : (i64) -> ()
  %p = memref.get_global @primes : memref<4xi32>
  %q = memref.load %p[%c3] : memref<4xi32>
  %qv = arith.extsi %q : i32 to i64
  call @say(%qv) : (i64) -> ()
  %g = memref.get_global @grid : memref<2x2xf64>
  %h = memref.load %g[%c1, %c0] : memref<2x2xf64>
  call @sayd(%h) : (f64) -> ()
  %s = memref.get_global @same : memref<3xi8>
  %t = memref.load %s[%c1] : memref<3xi8>
  %tv = arith.extsi %t : i8 to i64
  call @say(%tv) : (i64) -> ()
  %u = memref.get_global @scratch : memref<4xi64>
  memref.store %v, %u[%c3] : memref<4xi64>
  %uv = memref.load %u[%c3] : memref<4xi64>
  call @say(%uv) : (i64) -> ()
  return
}

// CHECK: 42
// CHECK-NEXT: 7
// CHECK-NEXT: 3.5
// CHECK-NEXT: -7
// CHECK-NEXT: 42
