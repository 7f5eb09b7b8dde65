// Scopes of stack buffers inside each other, with several results.
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
func.func @work(%n: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i64
  %0:2 = memref.alloca_scope -> (i64, i64) {
    %m = memref.alloca(%n) : memref<?xi64>
    memref.store %five, %m[%c1] : memref<?xi64>
    %inner = memref.alloca_scope -> (i64) {
      %k = memref.alloca(%n) : memref<?xi64>
      %v = memref.load %m[%c1] : memref<?xi64>
      %w = arith.muli %v, %five : i64
      memref.store %w, %k[%c0] : memref<?xi64>
      %x = memref.load %k[%c0] : memref<?xi64>
      memref.alloca_scope.return %x : i64
    }
    %v = memref.load %m[%c1] : memref<?xi64>
    memref.alloca_scope.return %inner, %v : i64, i64
  }
  return %0#0, %0#1 : i64, i64
}
func.func @main() {
  %n = arith.constant 9 : index
  %0:2 = call @work(%n) : (index) -> (i64, i64)
  call @say(%0#0) : (i64) -> ()
  call @say(%0#1) : (i64) -> ()
  return
}

// CHECK: 25
// CHECK-NEXT: 5
