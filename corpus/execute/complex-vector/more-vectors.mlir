// Vectors loaded in a loop and reduced: sums of squares, four at a time, with a rest.
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
func.func @squares(%m: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i64
  %zeros = arith.constant dense<0> : vector<4xi64>
  %n = memref.dim %m, %c0 : memref<?xi64>
  %rest = arith.remui %n, %c4 : index
  %main = arith.subi %n, %rest : index
  cf.br ^wide(%c0, %zeros : index, vector<4xi64>)
^wide(%i: index, %acc: vector<4xi64>):
  %more = arith.cmpi ult, %i, %main : index
  cf.cond_br %more, ^four, ^reduce
^four:
  %v = vector.load %m[%i] : memref<?xi64>, vector<4xi64>
  %q = arith.muli %v, %v : vector<4xi64>
  %s = arith.addi %acc, %q : vector<4xi64>
  %i4 = arith.addi %i, %c4 : index
  cf.br ^wide(%i4, %s : index, vector<4xi64>)
^reduce:
  %r = vector.reduction <add>, %acc : vector<4xi64> into i64
  cf.br ^narrow(%i, %r : index, i64)
^narrow(%j: index, %t: i64):
  %left = arith.cmpi ult, %j, %n : index
  cf.cond_br %left, ^one, ^exit
^one:
  %x = memref.load %m[%j] : memref<?xi64>
  %y = arith.muli %x, %x : i64
  %u = arith.addi %t, %y : i64
  %j1 = arith.addi %j, %c1 : index
  cf.br ^narrow(%j1, %u : index, i64)
^exit:
  return %t : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 11 : index
  %m = memref.alloca(%n) : memref<?xi64>
  cf.br ^fill(%c0 : index)
^fill(%i: index):
  %v = arith.index_cast %i : index to i64
  memref.store %v, %m[%i] : memref<?xi64>
  %i1 = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %i1, %n : index
  cf.cond_br %more, ^fill(%i1 : index), ^go
^go:
  %r = call @squares(%m) : (memref<?xi64>) -> i64
  call @say(%r) : (i64) -> ()
  return
}

// CHECK: 385
