// Windows of a matrix whose element [i, j] is 10 i + j: of static and dynamic place, a window of a window, a row without its dimension.
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
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %ten = arith.constant 10 : index
  %m = memref.alloc(%c6, %c6) : memref<?x?xi64>
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %mi = arith.cmpi ult, %i, %c6 : index
  cf.cond_br %mi, ^inner(%c0 : index), ^views
^inner(%j: index):
  %mj = arith.cmpi ult, %j, %c6 : index
  cf.cond_br %mj, ^body, ^next
^body:
  %t = arith.muli %i, %ten : index
  %u = arith.addi %t, %j : index
  %v = arith.index_cast %u : index to i64
  memref.store %v, %m[%i, %j] : memref<?x?xi64>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1 : index)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1 : index)
^views:
  %s = memref.subview %m[1, 2] [3, 2] [2, 1] : memref<?x?xi64> to memref<3x2xi64, strided<[?, 1], offset: ?>>
  %0 = memref.load %s[%c2, %c1] : memref<3x2xi64, strided<[?, 1], offset: ?>>
  call @say(%0) : (i64) -> ()
  %d = memref.subview %m[%c1, %c0] [%c3, %c2] [%c1, %c3] : memref<?x?xi64> to memref<?x?xi64, strided<[?, ?], offset: ?>>
  %1 = memref.load %d[%c2, %c1] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  call @say(%1) : (i64) -> ()
  %e = memref.subview %d[1, 1] [2, 1] [1, 1] : memref<?x?xi64, strided<[?, ?], offset: ?>> to memref<2x1xi64, strided<[?, ?], offset: ?>>
  %2 = memref.load %e[%c1, %c0] : memref<2x1xi64, strided<[?, ?], offset: ?>>
  call @say(%2) : (i64) -> ()
  %r = memref.subview %m[5, 0] [1, 6] [1, 1] : memref<?x?xi64> to memref<6xi64, strided<[1], offset: ?>>
  %3 = memref.load %r[%c3] : memref<6xi64, strided<[1], offset: ?>>
  call @say(%3) : (i64) -> ()
  %k = memref.subview %m[0, 4] [6, 1] [1, 1] : memref<?x?xi64> to memref<6xi64, strided<[?], offset: 4>>
  %4 = memref.load %k[%c3] : memref<6xi64, strided<[?], offset: 4>>
  call @say(%4) : (i64) -> ()
  memref.dealloc %m : memref<?x?xi64>
  return
}

// CHECK: 53
// CHECK-NEXT: 33
// CHECK-NEXT: 33
// CHECK-NEXT: 53
// CHECK-NEXT: 34
