// Sizes forgotten and remembered; the place stays.
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
func.func @dynamic(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>) -> i64 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = memref.load %m[%c1, %c2] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  return %v : i64
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2x4xi64>
  %v = arith.constant 91 : i64
  memref.store %v, %m[%c1, %c2] : memref<2x4xi64>
  %d = memref.cast %m : memref<2x4xi64> to memref<?x?xi64, strided<[?, ?], offset: ?>>
  %r = call @dynamic(%d) : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> i64
  call @say(%r) : (i64) -> ()
  %n = memref.dim %d, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %nv = arith.index_cast %n : index to i64
  call @say(%nv) : (i64) -> ()
  %u = memref.cast %d : memref<?x?xi64, strided<[?, ?], offset: ?>> to memref<*xi64>
  %b = memref.cast %u : memref<*xi64> to memref<2x4xi64, strided<[4, 1]>>
  %s = memref.load %b[%c1, %c2] : memref<2x4xi64, strided<[4, 1]>>
  call @say(%s) : (i64) -> ()
  return
}

// CHECK: 91
// CHECK-NEXT: 4
// CHECK-NEXT: 91
