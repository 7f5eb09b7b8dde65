// Calls of the replaceable allocation functions.
//
// RUN: lower-mlir %s -convert-func-to-llvm -finalize-memref-to-llvm=use-generic-functions=1 -reconcile-unrealized-casts | FileCheck %s

func.func @both(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
