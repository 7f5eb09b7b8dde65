// An element of a constant at position -1 is poison, where mlir-opt 22 crashes.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// PROVED: 2 functions: 2 proved

// CHECK-LABEL: @known
// CHECK-NEXT: ub.poison : i32
func.func @known() -> i32 {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.extract %c[-1] : i32 from vector<4xi32>
  return %0 : i32
}

// CHECK-LABEL: @found
// CHECK-NEXT: ub.poison : i32
func.func @found() -> i32 {
  %m = arith.constant -1 : index
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.extract %c[%m] : i32 from vector<4xi32>
  return %0 : i32
}
