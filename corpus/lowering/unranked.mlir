// Unranked memrefs as arguments and results.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func private @external(memref<*xf32>, i32) -> (memref<*xf32>, i32)
func.func @through(%u: memref<*xf32>, %i: i32) -> (memref<*xf32>, i32) {
  %0:2 = call @external(%u, %i) : (memref<*xf32>, i32) -> (memref<*xf32>, i32)
  return %0#0, %0#1 : memref<*xf32>, i32
}
func.func @identity(%u: memref<*xi8, 2>) -> memref<*xi8, 2> { return %u : memref<*xi8, 2> }
func.func @two(%u: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) { return %u, %u : memref<*xf32>, memref<*xf32> }
