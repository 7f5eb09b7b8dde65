// Passes in an unusual order, with casts between what is converted and what is not yet.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -reconcile-unrealized-casts -convert-cf-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -convert-arith-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @sum(%m: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?xi64>
  cf.br ^head(%c0, %zero : index, i64)
^head(%i: index, %s: i64):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %v = memref.load %m[%i] : memref<?xi64>
  %t = arith.addi %s, %v : i64
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i64)
^exit:
  return %s : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %m = memref.alloc(%n) : memref<?xi64>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %sq = arith.muli %i, %i : index
  %v = arith.index_cast %sq : index to i64
  memref.store %v, %m[%i] : memref<?xi64>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^exit:
  %s = call @sum(%m) : (memref<?xi64>) -> i64
  call @say(%s) : (i64) -> ()
  memref.dealloc %m : memref<?xi64>
  return
}

// CHECK: 285
