// Elements that are vectors, complex numbers, indices, and memrefs.
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
  %c2 = arith.constant 2 : index
  %m = memref.alloca(%c2) : memref<?xcomplex<f64>>
  %re = arith.constant 1.25 : f64
  %im = arith.constant -2.5 : f64
  %z = complex.create %re, %im : complex<f64>
  memref.store %z, %m[%c1] : memref<?xcomplex<f64>>
  %w = memref.load %m[%c1] : memref<?xcomplex<f64>>
  %i = complex.im %w : complex<f64>
  call @sayd(%i) : (f64) -> ()
  %n = memref.alloca() : memref<3xindex>
  memref.store %c2, %n[%c1] : memref<3xindex>
  %k = memref.load %n[%c1] : memref<3xindex>
  %kv = arith.index_cast %k : index to i64
  call @say(%kv) : (i64) -> ()
  %inner = memref.alloca(%c2) : memref<?xi64>
  %five = arith.constant 55 : i64
  memref.store %five, %inner[%c1] : memref<?xi64>
  %outer = memref.alloca() : memref<2xmemref<?xi64>>
  memref.store %inner, %outer[%c1] : memref<2xmemref<?xi64>>
  %back = memref.load %outer[%c1] : memref<2xmemref<?xi64>>
  %r = memref.load %back[%c1] : memref<?xi64>
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: -2.5
// CHECK-NEXT: 2
// CHECK-NEXT: 55
