// Loops over buffers without elements: a zero size in front, in the middle, at the end.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @count(%m: memref<?x?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a = memref.dim %m, %c0 : memref<?x?xi64>
  %b = memref.dim %m, %c1 : memref<?x?xi64>
  cf.br ^outer(%c0, %zero : index, i64)
^outer(%i: index, %n: i64):
  %mi = arith.cmpi slt, %i, %a : index
  cf.cond_br %mi, ^inner(%c0, %n : index, i64), ^exit
^inner(%j: index, %k: i64):
  %mj = arith.cmpi slt, %j, %b : index
  cf.cond_br %mj, ^body, ^next
^body:
  memref.store %k, %m[%i, %j] : memref<?x?xi64>
  %k1 = arith.addi %k, %one : i64
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1, %k1 : index, i64)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %k : index, i64)
^exit:
  return %n : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc(%c0, %c7) : memref<?x?xi64>
  %b = memref.alloc(%c7, %c0) : memref<?x?xi64>
  %c = memref.alloc(%c7, %c7) : memref<?x?xi64>
  %0 = call @count(%a) : (memref<?x?xi64>) -> i64
  %1 = call @count(%b) : (memref<?x?xi64>) -> i64
  %2 = call @count(%c) : (memref<?x?xi64>) -> i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  memref.dealloc %a : memref<?x?xi64>
  memref.dealloc %b : memref<?x?xi64>
  memref.dealloc %c : memref<?x?xi64>
  return
}

// CHECK: 0
// CHECK-NEXT: 0
// CHECK-NEXT: 49
