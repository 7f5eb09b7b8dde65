// A memref, a number and another memref in one result: descriptors nested in the packed structure.
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
func.func @make(%n: index, %v: i64) -> (memref<?xi64>, i64, memref<2x2xi64>) {
  %m = memref.alloc(%n) : memref<?xi64>
  %s = memref.alloc() : memref<2x2xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c1] : memref<?xi64>
  %d = memref.dim %m, %c0 : memref<?xi64>
  %size = arith.index_cast %d : index to i64
  %sum = arith.addi %size, %v : i64
  memref.store %sum, %s[%c1, %c0] : memref<2x2xi64>
  return %m, %sum, %s : memref<?xi64>, i64, memref<2x2xi64>
}
func.func @main() {
  %n = arith.constant 5 : index
  %v = arith.constant 37 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = call @make(%n, %v) : (index, i64) -> (memref<?xi64>, i64, memref<2x2xi64>)
  %a = memref.load %0#0[%c1] : memref<?xi64>
  %b = memref.load %0#2[%c1, %c0] : memref<2x2xi64>
  %d = memref.dim %0#0, %c0 : memref<?xi64>
  %size = arith.index_cast %d : index to i64
  call @say(%a) : (i64) -> ()
  call @say(%0#1) : (i64) -> ()
  call @say(%b) : (i64) -> ()
  call @say(%size) : (i64) -> ()
  memref.dealloc %0#0 : memref<?xi64>
  memref.dealloc %0#2 : memref<2x2xi64>
  return
}

// CHECK: 37
// CHECK-NEXT: 42
// CHECK-NEXT: 42
// CHECK-NEXT: 5
