// index of 32 bits, by option.
//
// RUN: lower-mlir %s -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -convert-index-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts | FileCheck %s

func.func @all(%m: memref<?x4xf32>, %i: index, %v: i64, %u: memref<*xf32>) -> (index, f32, memref<?x4xf32>) {
  %0 = arith.index_cast %v : i64 to index
  %1 = arith.addi %0, %i : index
  %2 = memref.load %m[%1, %i] : memref<?x4xf32>
  %3 = memref.alloc(%1) {alignment = 32 : i64} : memref<?x4xf32>
  %4 = index.casts %v : i64 to index
  %5 = memref.dim %u, %4 : memref<*xf32>
  %6 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  memref.copy %6, %3 : memref<*xf32> to memref<?x4xf32>
  cf.br ^next(%5 : index)
^next(%k: index):
  return %k, %2, %3 : index, f32, memref<?x4xf32>
}
