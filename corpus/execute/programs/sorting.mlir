// Eight numbers sorted in place by insertion, in a window of a larger buffer whose ends must not move.
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
memref.global "private" @numbers : memref<10xi32> = dense<[1000, 5, -3, 8, 0, 5, -9, 2, 7, -1000]>
func.func @sort(%m: memref<?xi32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[1], offset: ?>>
  cf.br ^outer(%c1 : index)
^outer(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^take, ^exit
^take:
  %x = memref.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>
  cf.br ^inner(%i : index)
^inner(%j: index):
  %bottom = arith.cmpi eq, %j, %c0 : index
  cf.cond_br %bottom, ^put(%j : index), ^compare
^compare:
  %k = arith.subi %j, %c1 : index
  %y = memref.load %m[%k] : memref<?xi32, strided<[1], offset: ?>>
  %larger = arith.cmpi sgt, %y, %x : i32
  cf.cond_br %larger, ^shift, ^put(%j : index)
^shift:
  memref.store %y, %m[%j] : memref<?xi32, strided<[1], offset: ?>>
  cf.br ^inner(%k : index)
^put(%at: index):
  memref.store %x, %m[%at] : memref<?xi32, strided<[1], offset: ?>>
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1 : index)
^exit:
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 10 : index
  %m = memref.get_global @numbers : memref<10xi32>
  %w = memref.subview %m[1] [%c8] [1] : memref<10xi32> to memref<?xi32, strided<[1], offset: 1>>
  %v = memref.cast %w : memref<?xi32, strided<[1], offset: 1>> to memref<?xi32, strided<[1], offset: ?>>
  call @sort(%v) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  cf.br ^show(%c0 : index)
^show(%i: index):
  %x = memref.load %m[%i] : memref<10xi32>
  %e = arith.extsi %x : i32 to i64
  call @say(%e) : (i64) -> ()
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^show(%i1 : index), ^exit
^exit:
  return
}

// CHECK: 1000
// CHECK-NEXT: -9
// CHECK-NEXT: -3
// CHECK-NEXT: 0
// CHECK-NEXT: 2
// CHECK-NEXT: 5
// CHECK-NEXT: 5
// CHECK-NEXT: 7
// CHECK-NEXT: 8
// CHECK-NEXT: -1000
