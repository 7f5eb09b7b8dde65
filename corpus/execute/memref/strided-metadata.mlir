// A descriptor taken apart, and put together again with its strides exchanged.
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
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%c2, %c4) : memref<?x?xi64>
  %v = arith.constant 77 : i64
  memref.store %v, %m[%c1, %c2] : memref<?x?xi64>
  %s = memref.subview %m[1, 1] [1, 3] [1, 1] : memref<?x?xi64> to memref<1x3xi64, strided<[?, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s
    : memref<1x3xi64, strided<[?, 1], offset: ?>> -> memref<i64>, index, index, index, index, index
  %o = arith.index_cast %offset : index to i64
  %z = arith.index_cast %sizes#1 : index to i64
  %t = arith.index_cast %strides#0 : index to i64
  call @say(%o) : (i64) -> ()
  call @say(%z) : (i64) -> ()
  call @say(%t) : (i64) -> ()
  %c0 = arith.constant 0 : index
  %x = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0]
    : memref<i64> to memref<?x?xi64, strided<[?, ?], offset: ?>>
  %r = memref.load %x[%c1, %c0] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  call @say(%r) : (i64) -> ()
  memref.dealloc %m : memref<?x?xi64>
  return
}

// CHECK: 5
// CHECK-NEXT: 3
// CHECK-NEXT: 4
// CHECK-NEXT: 77
