// Distances in a graph with a queue in memory: a ring of ten nodes with one chord.
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
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant 10 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %unseen = arith.constant -1 : i64
  %next = memref.alloca() : memref<10x3xindex>
  %dist = memref.alloca() : memref<10xi64>
  %queue = memref.alloca() : memref<10xindex>
  cf.br ^build(%c0 : index)
^build(%i: index):
  %i1 = arith.addi %i, %c1 : index
  %right = arith.remui %i1, %n : index
  %i9 = arith.addi %i, %c9 : index
  %left = arith.remui %i9, %n : index
  memref.store %right, %next[%i, %c0] : memref<10x3xindex>
  memref.store %left, %next[%i, %c1] : memref<10x3xindex>
  memref.store %i, %next[%i, %c2] : memref<10x3xindex>
  memref.store %unseen, %dist[%i] : memref<10xi64>
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^build(%i1 : index), ^start
^start:
  memref.store %c5, %next[%c0, %c2] : memref<10x3xindex>
  memref.store %zero, %dist[%c0] : memref<10xi64>
  memref.store %c0, %queue[%c0] : memref<10xindex>
  cf.br ^pop(%c0, %c1 : index, index)
^pop(%head: index, %tail: index):
  %some = arith.cmpi ult, %head, %tail : index
  cf.cond_br %some, ^visit, ^sum(%c0, %zero : index, i64)
^visit:
  %u = memref.load %queue[%head] : memref<10xindex>
  %du = memref.load %dist[%u] : memref<10xi64>
  %dv = arith.addi %du, %one : i64
  %head1 = arith.addi %head, %c1 : index
  cf.br ^edges(%c0, %tail : index, index)
^edges(%k: index, %t: index):
  %left2 = arith.cmpi ult, %k, %c3 : index
  cf.cond_br %left2, ^edge, ^pop(%head1, %t : index, index)
^edge:
  %k1 = arith.addi %k, %c1 : index
  %v = memref.load %next[%u, %k] : memref<10x3xindex>
  %d = memref.load %dist[%v] : memref<10xi64>
  %new = arith.cmpi eq, %d, %unseen : i64
  cf.cond_br %new, ^push, ^edges(%k1, %t : index, index)
^push:
  memref.store %dv, %dist[%v] : memref<10xi64>
  memref.store %v, %queue[%t] : memref<10xindex>
  %t1 = arith.addi %t, %c1 : index
  cf.br ^edges(%k1, %t1 : index, index)
^sum(%j: index, %s: i64):
  %dj = memref.load %dist[%j] : memref<10xi64>
  %s1 = arith.addi %s, %dj : i64
  %j1 = arith.addi %j, %c1 : index
  %on = arith.cmpi ult, %j1, %n : index
  cf.cond_br %on, ^sum(%j1, %s1 : index, i64), ^exit
^exit:
  %d5 = memref.load %dist[%c5] : memref<10xi64>
  call @say(%d5) : (i64) -> ()
  call @say(%s1) : (i64) -> ()
  return
}

// CHECK: 1
// CHECK-NEXT: 17
