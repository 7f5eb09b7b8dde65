// Allocations keep the alignment that they promise, and a pointer differs from another one by what lies between.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @sayd(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @rest(%p: index, %n: index) {
  %r = arith.remui %p, %n : index
  %v = arith.index_cast %r : index to i64
  call @say(%v) : (i64) -> ()
  return
}
func.func @main() {
  %c64 = arith.constant 64 : index
  %c256 = arith.constant 256 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc(%c7) {alignment = 64 : i64} : memref<?xi8>
  %b = memref.alloc() {alignment = 256 : i64} : memref<5xf64>
  %c = memref.alloca() {alignment = 64 : i64} : memref<3xi8>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<?xi8> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<5xf64> -> index
  %pc = memref.extract_aligned_pointer_as_index %c : memref<3xi8> -> index
  call @rest(%pa, %c64) : (index, index) -> ()
  call @rest(%pb, %c256) : (index, index) -> ()
  call @rest(%pc, %c64) : (index, index) -> ()
  %aligned = memref.assume_alignment %b, 256 : memref<5xf64>
  %x = arith.constant 0.5 : f64
  %c4 = arith.constant 4 : index
  memref.store %x, %aligned[%c4] : memref<5xf64>
  %y = memref.load %b[%c4] : memref<5xf64>
  call @sayd(%y) : (f64) -> ()
  memref.dealloc %a : memref<?xi8>
  memref.dealloc %b : memref<5xf64>
  return
}

// CHECK: 0
// CHECK-NEXT: 0
// CHECK-NEXT: 0
// CHECK-NEXT: 0.5
