// An update that no single instruction does: an increment that saturates.
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
func.func @bump(%m: memref<?xi8>, %i: index) -> i8 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi8> {
  ^bb0(%old: i8):
    %c1 = arith.constant 1 : i8
    %top = arith.constant 127 : i8
    %new = arith.addi %old, %c1 : i8
    %full = arith.cmpi eq, %old, %top : i8
    %v = arith.select %full, %top, %new : i8
    memref.atomic_yield %v : i8
  }
  return %r : i8
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca(%c2) : memref<?xi8>
  %v = arith.constant 125 : i8
  memref.store %v, %m[%c1] : memref<?xi8>
  %0 = call @bump(%m, %c1) : (memref<?xi8>, index) -> i8
  %1 = call @bump(%m, %c1) : (memref<?xi8>, index) -> i8
  %2 = call @bump(%m, %c1) : (memref<?xi8>, index) -> i8
  %3 = call @bump(%m, %c1) : (memref<?xi8>, index) -> i8
  %v2 = arith.extsi %2 : i8 to i64
  %v3 = arith.extsi %3 : i8 to i64
  call @say(%v2) : (i64) -> ()
  call @say(%v3) : (i64) -> ()
  return
}

// CHECK: 127
// CHECK-NEXT: 127
