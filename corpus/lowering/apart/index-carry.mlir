// Sum and carry of index values, which mlir-opt 22 gets the type of wrong.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @f(%a: index, %b: index) -> (index, i1, index) {
  %0, %1 = arith.addui_extended %a, %b : index, i1
  %2, %3 = arith.mului_extended %a, %b : index
  return %0, %1, %3 : index, i1, index
}
