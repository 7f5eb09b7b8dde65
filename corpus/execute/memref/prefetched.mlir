// A prefetch changes no value.
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
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca(%c2) : memref<?x3xi64>
  %v = arith.constant 19 : i64
  memref.store %v, %m[%c1, %c2] {nontemporal = true} : memref<?x3xi64>
  memref.prefetch %m[%c1, %c1], read, locality<3>, data : memref<?x3xi64>
  memref.prefetch %m[%c1, %c2], write, locality<0>, data : memref<?x3xi64>
  %r = memref.load %m[%c1, %c2] {nontemporal = true} : memref<?x3xi64>
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 19
