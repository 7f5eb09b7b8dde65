// A buffer of bytes seen as 32-bit and 64-bit numbers, at a byte offset, little end first.
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
  %c8 = arith.constant 8 : index
  %bytes = memref.alloc() : memref<32xi8>
  %words = memref.view %bytes[%c8][%c2] : memref<32xi8> to memref<?xi32>
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  memref.store %a, %words[%c0] : memref<?xi32>
  memref.store %b, %words[%c1] : memref<?xi32>
  %long = memref.view %bytes[%c8][] : memref<32xi8> to memref<1xi64>
  %r = memref.load %long[%c0] : memref<1xi64>
  call @say(%r) : (i64) -> ()
  %twelve = arith.constant 12 : index
  %byte = memref.load %bytes[%twelve] : memref<32xi8>
  %v = arith.extui %byte : i8 to i64
  call @say(%v) : (i64) -> ()
  memref.dealloc %bytes : memref<32xi8>
  return
}

// CHECK: 8589934593
// CHECK-NEXT: 2
