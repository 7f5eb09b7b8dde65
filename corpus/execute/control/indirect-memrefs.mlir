// A function value whose parameters and results are memrefs: expanded arguments, packed results.
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
func.func @mark(%m: memref<?xi64>, %i: index) -> (memref<?xi64>, i64) {
  %old = memref.load %m[%i] : memref<?xi64>
  %v = arith.constant 99 : i64
  memref.store %v, %m[%i] : memref<?xi64>
  return %m, %old : memref<?xi64>, i64
}
func.func @main() {
  %f = func.constant @mark : (memref<?xi64>, index) -> (memref<?xi64>, i64)
  %n = arith.constant 4 : index
  %i = arith.constant 3 : index
  %v = arith.constant 7 : i64
  %m = memref.alloca(%n) : memref<?xi64>
  memref.store %v, %m[%i] : memref<?xi64>
  %0:2 = call_indirect %f(%m, %i) : (memref<?xi64>, index) -> (memref<?xi64>, i64)
  %r = memref.load %0#0[%i] : memref<?xi64>
  call @say(%0#1) : (i64) -> ()
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 7
// CHECK-NEXT: 99
