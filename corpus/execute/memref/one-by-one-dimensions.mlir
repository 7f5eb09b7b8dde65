// Dimensions of size one put in and taken away, static and dynamic, and windows that lose them.
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
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 31 : i64
  %m = memref.alloc(%c3) : memref<?x4xi64>
  memref.store %v, %m[%c2, %c3] : memref<?x4xi64>
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%c3, 1, 1, 4] : memref<?x4xi64> into memref<?x1x1x4xi64>
  %0 = memref.load %e[%c2, %c0, %c0, %c3] : memref<?x1x1x4xi64>
  call @say(%0) : (i64) -> ()
  %c = memref.collapse_shape %e [[0, 1, 2], [3]] : memref<?x1x1x4xi64> into memref<?x4xi64>
  %1 = memref.load %c[%c2, %c3] : memref<?x4xi64>
  call @say(%1) : (i64) -> ()
  %s = memref.subview %e[%c2, 0, 0, 1] [1, 1, 1, 3] [1, 1, 1, 1] : memref<?x1x1x4xi64> to memref<3xi64, strided<[1], offset: ?>>
  %2 = memref.load %s[%c2] : memref<3xi64, strided<[1], offset: ?>>
  call @say(%2) : (i64) -> ()
  %k = memref.collapse_shape %m [[0, 1]] : memref<?x4xi64> into memref<?xi64>
  %d = memref.dim %k, %c0 : memref<?xi64>
  %dv = arith.index_cast %d : index to i64
  call @say(%dv) : (i64) -> ()
  memref.dealloc %m : memref<?x4xi64>
  return
}

// CHECK: 31
// CHECK-NEXT: 31
// CHECK-NEXT: 31
// CHECK-NEXT: 12
