// Elements of 128 bits, halves of one number taken through a view of its bytes.
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
  %c16 = arith.constant 16 : index
  %bytes = memref.alloc() {alignment = 16 : i64} : memref<32xi8>
  %m = memref.view %bytes[%c0][] : memref<32xi8> to memref<2xi128>
  %h = memref.view %bytes[%c16][] : memref<32xi8> to memref<2xi64>
  %x = arith.constant 36893488147419103235 : i128
  memref.store %x, %m[%c1] : memref<2xi128>
  %low = memref.load %h[%c0] : memref<2xi64>
  %high = memref.load %h[%c1] : memref<2xi64>
  call @say(%low) : (i64) -> ()
  call @say(%high) : (i64) -> ()
  memref.dealloc %bytes : memref<32xi8>
  return
}

// CHECK: 3
// CHECK-NEXT: 2
