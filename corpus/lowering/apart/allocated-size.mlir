// An i24 takes four bytes in memory: 8 of them need no padding to 32 bytes.
//
// RUN: lower-mlir %s -convert-func-to-llvm -finalize-memref-to-llvm=use-aligned-alloc=1 -reconcile-unrealized-casts | FileCheck %s

func.func @f() -> memref<8xi24> {
  %0 = memref.alloc() {alignment = 32} : memref<8xi24>
  return %0 : memref<8xi24>
}
