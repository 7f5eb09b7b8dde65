// llvm.bareptr on one function only: its callers follow.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func private @bare(memref<2xf32>) -> memref<2xf32> attributes {llvm.bareptr}
func.func @caller(%m: memref<2xf32>) -> memref<2xf32> {
  %0 = call @bare(%m) : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32>
}
func.func @defined(%m: memref<2xf32>) -> memref<2xf32> attributes {llvm.bareptr} { return %m : memref<2xf32> }
