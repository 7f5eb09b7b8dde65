// A buffer of another address space goes back to the allocator through a cast.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, 2>
  memref.dealloc %0 : memref<?xf32, 2>
  return
}
