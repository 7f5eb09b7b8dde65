// A transposed view writes through to the matrix.
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
  %m = memref.alloca() : memref<2x3xi64>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi64> to memref<3x2xi64, strided<[1, 3]>>
  %v = arith.constant 61 : i64
  memref.store %v, %t[%c2, %c1] : memref<3x2xi64, strided<[1, 3]>>
  %r = memref.load %m[%c1, %c2] : memref<2x3xi64>
  call @say(%r) : (i64) -> ()
  %n = memref.dim %t, %c0 : memref<3x2xi64, strided<[1, 3]>>
  %s = arith.index_cast %n : index to i64
  call @say(%s) : (i64) -> ()
  return
}

// CHECK: 61
// CHECK-NEXT: 3
