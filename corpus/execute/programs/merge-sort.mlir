// Merge sort: each call allocates, returns and frees buffers of its own.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if mlir-cpu-runner-19 %{ lower-mlir %s | %old-run-void | FileCheck %s %}
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func @merge(%a: memref<?xi64>, %b: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %na = memref.dim %a, %c0 : memref<?xi64>
  %nb = memref.dim %b, %c0 : memref<?xi64>
  %n = arith.addi %na, %nb : index
  %r = memref.alloc(%n) : memref<?xi64>
  cf.br ^head(%c0, %c0, %c0 : index, index, index)
^head(%i: index, %j: index, %k: index):
  %more = arith.cmpi ult, %k, %n : index
  cf.cond_br %more, ^left, ^exit
^left:
  %some = arith.cmpi ult, %i, %na : index
  cf.cond_br %some, ^right, ^takeb
^right:
  %other = arith.cmpi ult, %j, %nb : index
  cf.cond_br %other, ^both, ^takea
^both:
  %x = memref.load %a[%i] : memref<?xi64>
  %y = memref.load %b[%j] : memref<?xi64>
  %first = arith.cmpi sle, %x, %y : i64
  cf.cond_br %first, ^takea, ^takeb
^takea:
  %u = memref.load %a[%i] : memref<?xi64>
  memref.store %u, %r[%k] : memref<?xi64>
  %i1 = arith.addi %i, %c1 : index
  %ka = arith.addi %k, %c1 : index
  cf.br ^head(%i1, %j, %ka : index, index, index)
^takeb:
  %v = memref.load %b[%j] : memref<?xi64>
  memref.store %v, %r[%k] : memref<?xi64>
  %j1 = arith.addi %j, %c1 : index
  %kb = arith.addi %k, %c1 : index
  cf.br ^head(%i, %j1, %kb : index, index, index)
^exit:
  return %r : memref<?xi64>
}
func.func @sort(%m: memref<?xi64, strided<[1], offset: ?>>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?xi64, strided<[1], offset: ?>>
  %small = arith.cmpi ult, %n, %c2 : index
  cf.cond_br %small, ^copy, ^split
^copy:
  %c = memref.alloc(%n) : memref<?xi64>
  memref.copy %m, %c : memref<?xi64, strided<[1], offset: ?>> to memref<?xi64>
  return %c : memref<?xi64>
^split:
  %h = arith.divui %n, %c2 : index
  %k = arith.subi %n, %h : index
  %a = memref.subview %m[%c0] [%h] [%c1] : memref<?xi64, strided<[1], offset: ?>> to memref<?xi64, strided<[?], offset: ?>>
  %b = memref.subview %m[%h] [%k] [1] : memref<?xi64, strided<[1], offset: ?>> to memref<?xi64, strided<[1], offset: ?>>
  %d = memref.cast %a : memref<?xi64, strided<[?], offset: ?>> to memref<?xi64, strided<[1], offset: ?>>
  %sa = call @sort(%d) : (memref<?xi64, strided<[1], offset: ?>>) -> memref<?xi64>
  %sb = call @sort(%b) : (memref<?xi64, strided<[1], offset: ?>>) -> memref<?xi64>
  %r = call @merge(%sa, %sb) : (memref<?xi64>, memref<?xi64>) -> memref<?xi64>
  memref.dealloc %sa : memref<?xi64>
  memref.dealloc %sb : memref<?xi64>
  return %r : memref<?xi64>
}
memref.global "private" constant @numbers : memref<7xi64> = dense<[5, -1, 9, 3, 3, -8, 0]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 7 : index
  %m = memref.get_global @numbers : memref<7xi64>
  %v = memref.cast %m : memref<7xi64> to memref<?xi64, strided<[1], offset: ?>>
  %r = call @sort(%v) : (memref<?xi64, strided<[1], offset: ?>>) -> memref<?xi64>
  cf.br ^show(%c0 : index)
^show(%i: index):
  %x = memref.load %r[%i] : memref<?xi64>
  call @printI64(%x) : (i64) -> ()
  call @printComma() : () -> ()
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^show(%i1 : index), ^exit
^exit:
  call @printNewline() : () -> ()
  memref.dealloc %r : memref<?xi64>
  return
}

// CHECK: -8, -1, 0, 3, 3, 5, 9,
