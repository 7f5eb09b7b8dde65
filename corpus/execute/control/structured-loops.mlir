// scf.for, scf.if and scf.while with values carried, over a window of a matrix.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -expand-strided-metadata -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @trace(%m: memref<?x?xi64>, %k: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?x?xi64>
  %w = arith.subi %n, %k : index
  %s = memref.subview %m[%k, 0] [%w, %w] [1, 1] : memref<?x?xi64> to memref<?x?xi64, strided<[?, 1], offset: ?>>
  %0:2 = scf.for %i = %c0 to %w step %c1 iter_args(%even = %zero, %odd = %zero) -> (i64, i64) {
    %v = memref.load %s[%i, %i] : memref<?x?xi64, strided<[?, 1], offset: ?>>
    %one = arith.constant 1 : i64
    %bit = arith.andi %v, %one : i64
    %p = arith.cmpi eq, %bit, %one : i64
    %1:2 = scf.if %p -> (i64, i64) {
      %o = arith.addi %odd, %v : i64
      scf.yield %even, %o : i64, i64
    } else {
      %e = arith.addi %even, %v : i64
      scf.yield %e, %odd : i64, i64
    }
    scf.yield %1#0, %1#1 : i64, i64
  }
  return %0#0, %0#1 : i64, i64
}
func.func @log(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %0:2 = scf.while (%v = %x, %n = %zero) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ugt, %v, %one : i64
    scf.condition(%more) %v, %n : i64, i64
  } do {
  ^bb0(%v: i64, %n: i64):
    %h = arith.shrui %v, %one : i64
    %k = arith.addi %n, %one : i64
    scf.yield %h, %k : i64, i64
  }
  return %0#1 : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloc(%c5, %c5) : memref<?x?xi64>
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %t = arith.muli %i, %c7 : index
      %u = arith.addi %t, %j : index
      %v = arith.index_cast %u : index to i64
      memref.store %v, %m[%i, %j] : memref<?x?xi64>
    }
  }
  %0:2 = call @trace(%m, %c1) : (memref<?x?xi64>, index) -> (i64, i64)
  call @say(%0#0) : (i64) -> ()
  call @say(%0#1) : (i64) -> ()
  memref.dealloc %m : memref<?x?xi64>
  %x = arith.constant 1000000 : i64
  %l = call @log(%x) : (i64) -> i64
  call @say(%l) : (i64) -> ()
  return
}

// CHECK: 0
// CHECK-NEXT: 76
// CHECK-NEXT: 19
