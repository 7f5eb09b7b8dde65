// A recursive sort over windows of one buffer; the checksum of the order is the sum of position times value.
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
func.func @part(%m: memref<?xi64>, %low: index, %high: index) {
  %c1 = arith.constant 1 : index
  %ends = arith.cmpi sge, %low, %high : index
  cf.cond_br %ends, ^exit, ^begin
^begin:
  %pivot = memref.load %m[%high] : memref<?xi64>
  cf.br ^scan(%low, %low : index, index)
^scan(%j: index, %i: index):
  %more = arith.cmpi slt, %j, %high : index
  cf.cond_br %more, ^look, ^place
^look:
  %x = memref.load %m[%j] : memref<?xi64>
  %j1 = arith.addi %j, %c1 : index
  %less = arith.cmpi slt, %x, %pivot : i64
  cf.cond_br %less, ^swap, ^scan(%j1, %i : index, index)
^swap:
  %y = memref.load %m[%i] : memref<?xi64>
  memref.store %x, %m[%i] : memref<?xi64>
  memref.store %y, %m[%j] : memref<?xi64>
  %i1 = arith.addi %i, %c1 : index
  cf.br ^scan(%j1, %i1 : index, index)
^place:
  %z = memref.load %m[%i] : memref<?xi64>
  memref.store %pivot, %m[%i] : memref<?xi64>
  memref.store %z, %m[%high] : memref<?xi64>
  %before = arith.subi %i, %c1 : index
  %after = arith.addi %i, %c1 : index
  call @part(%m, %low, %before) : (memref<?xi64>, index, index) -> ()
  call @part(%m, %after, %high) : (memref<?xi64>, index, index) -> ()
  cf.br ^exit
^exit:
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 31 : index
  %c30 = arith.constant 30 : index
  %c11 = arith.constant 11 : index
  %zero = arith.constant 0 : i64
  %m = memref.alloc(%n) : memref<?xi64>
  cf.br ^fill(%c0 : index)
^fill(%i: index):
  %p = arith.muli %i, %c11 : index
  %r = arith.remui %p, %n : index
  %v = arith.index_cast %r : index to i64
  memref.store %v, %m[%i] : memref<?xi64>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^fill(%i1 : index), ^sort
^sort:
  call @part(%m, %c0, %c30) : (memref<?xi64>, index, index) -> ()
  cf.br ^sum(%c0, %zero : index, i64)
^sum(%j: index, %s: i64):
  %x = memref.load %m[%j] : memref<?xi64>
  %jv = arith.index_cast %j : index to i64
  %t = arith.muli %x, %jv : i64
  %s1 = arith.addi %s, %t : i64
  %j1 = arith.addi %j, %c1 : index
  %on = arith.cmpi ult, %j1, %n : index
  cf.cond_br %on, ^sum(%j1, %s1 : index, i64), ^exit
^exit:
  call @say(%s1) : (i64) -> ()
  memref.dealloc %m : memref<?xi64>
  return
}

// CHECK: 9455
