// Quotients that are rounded up: of what is not positive the quotient itself, also of the least number.
//
// RUN: lower-mlir -lower-affine %s | FileCheck %s
// RUN: verify-lowering %s --quiet

func.func @up(%a: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 4)>()[%a]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @up(%arg0: index) -> index {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c0 : index
// CHECK-NEXT: %1 = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %2 = arith.select %0, %arg0, %1 : index
// CHECK-NEXT: %3 = arith.divsi %2, %c4 : index
// CHECK-NEXT: %4 = arith.addi %3, %c1 : index
// CHECK-NEXT: %5 = arith.select %0, %3, %4 : index
// CHECK-NEXT: return %5 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
