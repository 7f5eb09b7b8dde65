// A layout written as a map: columns first, with an offset.
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
#columns = affine_map<(i, j) -> (j * 3 + i)>
#shifted = affine_map<(i) -> (2 * i + 1)>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %flat = memref.alloca() : memref<12xi64>
  %m = memref.reinterpret_cast %flat to offset: [0], sizes: [3, 4], strides: [1, 3] : memref<12xi64> to memref<3x4xi64, #columns>
  %v = arith.constant 88 : i64
  memref.store %v, %m[%c2, %c1] : memref<3x4xi64, #columns>
  %five = arith.constant 5 : index
  %r = memref.load %flat[%five] : memref<12xi64>
  call @say(%r) : (i64) -> ()
  %o = memref.reinterpret_cast %flat to offset: [1], sizes: [4], strides: [2] : memref<12xi64> to memref<4xi64, #shifted>
  %s = memref.load %o[%c2] : memref<4xi64, #shifted>
  call @say(%s) : (i64) -> ()
  return
}

// CHECK: 88
// CHECK-NEXT: 88
