// The best value of a knapsack of ten kilograms: weights 5 4 6 3, values 10 40 30 50 give 90.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s | %old-run-void | FileCheck %s %}
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
memref.global "private" constant @weights : memref<4xindex> = dense<[5, 4, 6, 3]>
memref.global "private" constant @values : memref<4xi64> = dense<[10, 40, 30, 50]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %c11 = arith.constant 11 : index
  %zero = arith.constant 0 : i64
  %weights = memref.get_global @weights : memref<4xindex>
  %values = memref.get_global @values : memref<4xi64>
  %best = memref.alloc(%c11) : memref<?xi64>
  cf.br ^clear(%c0 : index)
^clear(%i: index):
  memref.store %zero, %best[%i] : memref<?xi64>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %c11 : index
  cf.cond_br %more, ^clear(%i1 : index), ^items(%c0 : index)
^items(%k: index):
  %left = arith.cmpi ult, %k, %c4 : index
  cf.cond_br %left, ^item, ^exit
^item:
  %w = memref.load %weights[%k] : memref<4xindex>
  %v = memref.load %values[%k] : memref<4xi64>
  cf.br ^down(%c10 : index)
^down(%c: index):
  %fits = arith.cmpi uge, %c, %w : index
  cf.cond_br %fits, ^try, ^next
^try:
  %rest = arith.subi %c, %w : index
  %a = memref.load %best[%rest] : memref<?xi64>
  %with = arith.addi %a, %v : i64
  %without = memref.load %best[%c] : memref<?xi64>
  %b = arith.maxsi %with, %without : i64
  memref.store %b, %best[%c] : memref<?xi64>
  %d = arith.subi %c, %c1 : index
  cf.br ^down(%d : index)
^next:
  %k1 = arith.addi %k, %c1 : index
  cf.br ^items(%k1 : index)
^exit:
  %r = memref.load %best[%c10] : memref<?xi64>
  call @say(%r) : (i64) -> ()
  memref.dealloc %best : memref<?xi64>
  return
}

// CHECK: 90
