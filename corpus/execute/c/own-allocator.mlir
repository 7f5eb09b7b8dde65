// With generic functions a program brings its own allocator.
//
// REQUIRES: mlir-runner-22, clang-22
// RUN: lower-mlir %s --use-generic-functions | mlir-translate-22 --mlir-to-llvmir -o %t.ll
// RUN: %clang %t.ll %S/Inputs/own-allocator.c -o %t.exe && %t.exe | FileCheck %s

func.func @work(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 11 : i64
  %a = memref.alloc(%n) : memref<?xi64>
  %b = memref.alloc() {alignment = 32 : i64} : memref<4xi64>
  memref.store %v, %a[%c0] : memref<?xi64>
  memref.store %v, %b[%c0] : memref<4xi64>
  %x = memref.load %a[%c0] : memref<?xi64>
  %y = memref.load %b[%c0] : memref<4xi64>
  %r = arith.addi %x, %y : i64
  memref.dealloc %b : memref<4xi64>
  memref.dealloc %a : memref<?xi64>
  return %r : i64
}

// CHECK: 22
// CHECK-NEXT: 2 taken, 2 given back
