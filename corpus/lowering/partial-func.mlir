// Only functions: the rest stays, with casts in between.
//
// RUN: lower-mlir %s -convert-func-to-llvm | FileCheck %s

func.func @f(%a: i32, %x: index, %c: i1, %m: memref<?xf32>) -> index {
  %0 = arith.addi %x, %x : index
  %k = arith.constant 7 : index
  cf.cond_br %c, ^bb1(%0 : index), ^bb2
^bb1(%i: index):
  cf.br ^bb3(%k, %m : index, memref<?xf32>)
^bb2:
  cf.br ^bb1(%x : index)
^bb3(%j: index, %mm: memref<?xf32>):
  %l = memref.load %mm[%j] : memref<?xf32>
  return %j : index
}
