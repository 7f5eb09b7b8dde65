// An unranked memref as the result of a call through a value.
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
func.func @one(%n: index) -> memref<*xi64> {
  %m = memref.alloc(%n) : memref<?xi64>
  %u = memref.cast %m : memref<?xi64> to memref<*xi64>
  return %u : memref<*xi64>
}
func.func @two(%n: index) -> memref<*xi64> {
  %m = memref.alloc(%n, %n) : memref<?x?xi64>
  %u = memref.cast %m : memref<?x?xi64> to memref<*xi64>
  return %u : memref<*xi64>
}
func.func @rank(%f: (index) -> memref<*xi64>, %n: index) -> index {
  %u = call_indirect %f(%n) : (index) -> memref<*xi64>
  %r = memref.rank %u : memref<*xi64>
  %c0 = arith.constant 0 : index
  %d = memref.dim %u, %c0 : memref<*xi64>
  %ten = arith.constant 10 : index
  %t = arith.muli %r, %ten : index
  %s = arith.addi %t, %d : index
  memref.dealloc %u : memref<*xi64>
  return %s : index
}
func.func @main() {
  %n = arith.constant 3 : index
  %f = func.constant @one : (index) -> memref<*xi64>
  %g = func.constant @two : (index) -> memref<*xi64>
  %a = call @rank(%f, %n) : ((index) -> memref<*xi64>, index) -> index
  %b = call @rank(%g, %n) : ((index) -> memref<*xi64>, index) -> index
  %va = arith.index_cast %a : index to i64
  %vb = arith.index_cast %b : index to i64
  call @say(%va) : (i64) -> ()
  call @say(%vb) : (i64) -> ()
  return
}

// CHECK: 13
// CHECK-NEXT: 23
