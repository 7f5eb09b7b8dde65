// Code that nothing reaches is lowered too, whatever order it defines its values in.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @f(%x: index) -> index {
  return %x : index
^a:
  %0 = arith.addi %1, %x : index
  cf.br ^b
^b:
  %1 = arith.muli %0, %1 : index
  cf.br ^a
}
