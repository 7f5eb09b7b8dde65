// Unranked memrefs that functions return, one of them through another function: their descriptors outlive the callee's frame.
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
func.func @make(%n: index, %v: i64) -> memref<*xi64> {
  %m = memref.alloc(%n) : memref<?xi64>
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<?xi64>
  %u = memref.cast %m : memref<?xi64> to memref<*xi64>
  return %u : memref<*xi64>
}
func.func @both(%n: index, %v: i64) -> (memref<*xi64>, i64, memref<*xi64>) {
  %a = call @make(%n, %v) : (index, i64) -> memref<*xi64>
  %w = arith.addi %v, %v : i64
  %b = call @make(%n, %w) : (index, i64) -> memref<*xi64>
  return %b, %v, %a : memref<*xi64>, i64, memref<*xi64>
}
func.func @first(%u: memref<*xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %m = memref.cast %u : memref<*xi64> to memref<?xi64>
  %v = memref.load %m[%c0] : memref<?xi64>
  return %v : i64
}
func.func @main() {
  %n = arith.constant 3 : index
  %v = arith.constant 21 : i64
  %0:3 = call @both(%n, %v) : (index, i64) -> (memref<*xi64>, i64, memref<*xi64>)
  %1 = call @first(%0#0) : (memref<*xi64>) -> i64
  %2 = call @first(%0#2) : (memref<*xi64>) -> i64
  call @say(%1) : (i64) -> ()
  call @say(%0#1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  %c0 = arith.constant 0 : index
  %d = memref.dim %0#2, %c0 : memref<*xi64>
  %dv = arith.index_cast %d : index to i64
  call @say(%dv) : (i64) -> ()
  memref.dealloc %0#0 : memref<*xi64>
  memref.dealloc %0#2 : memref<*xi64>
  return
}

// CHECK: 42
// CHECK-NEXT: 21
// CHECK-NEXT: 21
// CHECK-NEXT: 3
