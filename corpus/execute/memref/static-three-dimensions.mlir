// A static shape of three dimensions, filled through a flat view of it: element [1, 2, 3] of 2x3x4 is the 23rd of 24.
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
  %n = arith.constant 24 : index
  %m = memref.alloc() : memref<2x3x4xi64>
  %flat = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xi64> into memref<24xi64>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = arith.index_cast %i : index to i64
  memref.store %v, %flat[%i] : memref<24xi64>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  %0 = memref.load %m[%c1, %c2, %c3] : memref<2x3x4xi64>
  %1 = memref.load %m[%c1, %c0, %c2] : memref<2x3x4xi64>
  %2 = memref.load %m[%c0, %c1, %c1] : memref<2x3x4xi64>
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  memref.dealloc %m : memref<2x3x4xi64>
  return
}

// CHECK: 23
// CHECK-NEXT: 14
// CHECK-NEXT: 5
