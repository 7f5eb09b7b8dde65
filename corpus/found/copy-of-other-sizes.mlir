// A copy between buffers of sizes that differ is undefined when it runs, but well-formed where the types do not tell; it stays so.
// (mlir-opt 22 makes an ill-formed one.)
// RUN: lower-mlir --canonicalize %s | FileCheck %s
// RUN: lower-mlir --expand-realloc --expand-strided-metadata --canonicalize %s | FileCheck %s
// RUN: lower-mlir %s -o %t

// CHECK-LABEL: func.func @two_and_seven
// CHECK: memref.copy
func.func @two_and_seven(%a: memref<2xi32>, %b: memref<7xi32>) {
  %x = memref.cast %a : memref<2xi32> to memref<?xi32>
  %y = memref.cast %b : memref<7xi32> to memref<?xi32>
  memref.copy %x, %y : memref<?xi32> to memref<?xi32>
  return
}
