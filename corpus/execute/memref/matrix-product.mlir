// Matrices of dynamic sizes: [1 2 3; 4 5 6] times [1 4; 2 5; 3 6] is [14 32; 32 77].
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
func.func @fill(%m: memref<?x?xi64>, %down: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %r = memref.dim %m, %c0 : memref<?x?xi64>
  %c = memref.dim %m, %c1 : memref<?x?xi64>
  %n = arith.select %down, %c, %r : index
  %k = arith.select %down, %r, %c : index
  cf.br ^outer(%c0, %one : index, i64)
^outer(%i: index, %v: i64):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^inner(%c0, %v : index, i64), ^exit
^inner(%j: index, %w: i64):
  %again = arith.cmpi ult, %j, %k : index
  cf.cond_br %again, ^body, ^next
^body:
  %x = arith.select %down, %j, %i : index
  %y = arith.select %down, %i, %j : index
  memref.store %w, %m[%x, %y] : memref<?x?xi64>
  %w1 = arith.addi %w, %one : i64
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1, %w1 : index, i64)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %w : index, i64)
^exit:
  return
}
func.func @multiply(%a: memref<?x?xi64>, %b: memref<?x?xi64>, %c: memref<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %rows = memref.dim %a, %c0 : memref<?x?xi64>
  %inner = memref.dim %a, %c1 : memref<?x?xi64>
  %cols = memref.dim %b, %c1 : memref<?x?xi64>
  cf.br ^i(%c0 : index)
^i(%i: index):
  %mi = arith.cmpi ult, %i, %rows : index
  cf.cond_br %mi, ^j(%c0 : index), ^exit
^j(%j: index):
  %mj = arith.cmpi ult, %j, %cols : index
  cf.cond_br %mj, ^k(%c0, %zero : index, i64), ^nexti
^k(%k: index, %s: i64):
  %mk = arith.cmpi ult, %k, %inner : index
  cf.cond_br %mk, ^body, ^nextj
^body:
  %x = memref.load %a[%i, %k] : memref<?x?xi64>
  %y = memref.load %b[%k, %j] : memref<?x?xi64>
  %p = arith.muli %x, %y : i64
  %t = arith.addi %s, %p : i64
  %k1 = arith.addi %k, %c1 : index
  cf.br ^k(%k1, %t : index, i64)
^nextj:
  memref.store %s, %c[%i, %j] : memref<?x?xi64>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^j(%j1 : index)
^nexti:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^i(%i1 : index)
^exit:
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = arith.constant true
  %f = arith.constant false
  %a = memref.alloc(%c2, %c3) : memref<?x?xi64>
  %b = memref.alloc(%c3, %c2) : memref<?x?xi64>
  %c = memref.alloc(%c2, %c2) : memref<?x?xi64>
  call @fill(%a, %f) : (memref<?x?xi64>, i1) -> ()
  call @fill(%b, %t) : (memref<?x?xi64>, i1) -> ()
  call @multiply(%a, %b, %c) : (memref<?x?xi64>, memref<?x?xi64>, memref<?x?xi64>) -> ()
  %0 = memref.load %c[%c0, %c0] : memref<?x?xi64>
  %1 = memref.load %c[%c0, %c1] : memref<?x?xi64>
  %2 = memref.load %c[%c1, %c0] : memref<?x?xi64>
  %3 = memref.load %c[%c1, %c1] : memref<?x?xi64>
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  call @say(%3) : (i64) -> ()
  memref.dealloc %a : memref<?x?xi64>
  memref.dealloc %b : memref<?x?xi64>
  memref.dealloc %c : memref<?x?xi64>
  return
}

// CHECK: 14
// CHECK-NEXT: 32
// CHECK-NEXT: 32
// CHECK-NEXT: 77
