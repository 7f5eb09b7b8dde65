// A buffer that grows and keeps what it held, then shrinks.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -expand-realloc -expand-strided-metadata -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 1000 : index
  %last = arith.constant 999 : index
  %m = memref.alloc(%c2) : memref<?xi64>
  %a = arith.constant 5 : i64
  %b = arith.constant 6 : i64
  memref.store %a, %m[%c0] : memref<?xi64>
  memref.store %b, %m[%c1] : memref<?xi64>
  %g = memref.realloc %m(%big) : memref<?xi64> to memref<?xi64>
  memref.store %b, %g[%last] : memref<?xi64>
  %0 = memref.load %g[%c0] : memref<?xi64>
  %1 = memref.load %g[%c1] : memref<?xi64>
  %2 = memref.load %g[%last] : memref<?xi64>
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  %s = memref.realloc %g : memref<?xi64> to memref<1xi64>
  %3 = memref.load %s[%c0] : memref<1xi64>
  call @say(%3) : (i64) -> ()
  memref.dealloc %s : memref<1xi64>
  return
}

// CHECK: 5
// CHECK-NEXT: 6
// CHECK-NEXT: 6
// CHECK-NEXT: 5
