// The form of 2020 on source operations: the block in between has no arguments. Right for every input, so the lowering of the result is.
//
// RUN: lower-mlir %s --legalize-successors | FileCheck %s

func.func @branch(%c: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %c, ^to(%a, %b : i64, i64), ^to(%b, %a : i64, i64)
^to(%x: i64, %y: i64):
  %0 = arith.subi %x, %y : i64
  return %0 : i64
}

// CHECK: func.func @branch(%arg0: i1, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg1, %arg2 : i64, i64), ^bb2
// CHECK-NEXT: ^bb1(%0: i64, %1: i64):
// CHECK-NEXT: %2 = arith.subi %0, %1 : i64
// CHECK-NEXT: return %2 : i64
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb1(%arg2, %arg1 : i64, i64)
