// Primes below 100 by Eratosthenes' sieve: 25 of them, 1060 their sum.
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
  %n = arith.constant 100 : index
  %t = arith.constant true
  %f = arith.constant false
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloca(%n) : memref<?xi1>
  cf.br ^init(%c0 : index)
^init(%i: index):
  memref.store %t, %m[%i] : memref<?xi1>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^init(%i1 : index), ^next(%c2, %zero, %zero : index, i64, i64)
^next(%p: index, %count: i64, %sum: i64):
  %inside = arith.cmpi ult, %p, %n : index
  cf.cond_br %inside, ^test, ^exit
^test:
  %prime = memref.load %m[%p] : memref<?xi1>
  %p1 = arith.addi %p, %c1 : index
  %double = arith.addi %p, %p : index
  cf.cond_br %prime, ^cross(%double : index), ^next(%p1, %count, %sum : index, i64, i64)
^cross(%k: index):
  %left = arith.cmpi ult, %k, %n : index
  cf.cond_br %left, ^strike, ^found
^strike:
  memref.store %f, %m[%k] : memref<?xi1>
  %k1 = arith.addi %k, %p : index
  cf.br ^cross(%k1 : index)
^found:
  %count1 = arith.addi %count, %one : i64
  %v = arith.index_cast %p : index to i64
  %sum1 = arith.addi %sum, %v : i64
  cf.br ^next(%p1, %count1, %sum1 : index, i64, i64)
^exit:
  call @say(%count) : (i64) -> ()
  call @say(%sum) : (i64) -> ()
  return
}

// CHECK: 25
// CHECK-NEXT: 1060
