// aligned_alloc instead of malloc.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm=use-aligned-alloc=1 -reconcile-unrealized-casts | FileCheck %s

func.func @sizes(%n: index) -> (memref<?xf32>, memref<32xf32>, memref<3xf32>, memref<?xvector<18xf32>>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc() : memref<32xf32>
  %2 = memref.alloc() {alignment = 8 : i64} : memref<3xf32>
  %3 = memref.alloc(%n) : memref<?xvector<18xf32>>
  return %0, %1, %2, %3 : memref<?xf32>, memref<32xf32>, memref<3xf32>, memref<?xvector<18xf32>>
}
