// Dimensions split up and put together again, with one size found at run time.
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
  %c4 = arith.constant 4 : index
  %n = arith.constant 12 : index
  %m = memref.alloc(%n) : memref<?xi64>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = arith.index_cast %i : index to i64
  memref.store %v, %m[%i] : memref<?xi64>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  %e = memref.expand_shape %m [[0, 1]] output_shape [%c3, 4] : memref<?xi64> into memref<?x4xi64>
  %0 = memref.load %e[%c2, %c1] : memref<?x4xi64>
  call @say(%0) : (i64) -> ()
  %d = memref.dim %e, %c0 : memref<?x4xi64>
  %dv = arith.index_cast %d : index to i64
  call @say(%dv) : (i64) -> ()
  %f = memref.expand_shape %e [[0], [1, 2]] output_shape [%c3, 2, 2] : memref<?x4xi64> into memref<?x2x2xi64>
  %1 = memref.load %f[%c2, %c1, %c1] : memref<?x2x2xi64>
  call @say(%1) : (i64) -> ()
  %g = memref.collapse_shape %f [[0, 1], [2]] : memref<?x2x2xi64> into memref<?x2xi64>
  %2 = memref.load %g[%c4, %c1] : memref<?x2xi64>
  call @say(%2) : (i64) -> ()
  memref.dealloc %m : memref<?xi64>
  return
}

// CHECK: 9
// CHECK-NEXT: 3
// CHECK-NEXT: 11
// CHECK-NEXT: 9
