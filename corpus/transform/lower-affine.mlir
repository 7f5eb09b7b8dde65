// Affine expressions as arithmetic: quotients rounded down, remainders that are not negative.
//
// RUN: lower-mlir -lower-affine %s | FileCheck %s

func.func @quotients(%a: index) -> (index, index) {
  %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 3)>()[%a]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 5)>(%a)
  return %0, %1 : index, index
}

func.func @bounds(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, d0, 7)>(%a)[%b]
  %1 = affine.max affine_map<(d0) -> (d0, 4)>(%a)
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @quotients(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT: %1 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT: %2 = arith.select %0, %1, %arg0 : index
// CHECK-NEXT: %3 = arith.divsi %2, %c3 : index
// CHECK-NEXT: %4 = arith.subi %c-1, %3 : index
// CHECK-NEXT: %5 = arith.select %0, %4, %3 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %c0_0 : index
// CHECK-NEXT: %8 = arith.addi %6, %c5 : index
// CHECK-NEXT: %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT: return %5, %9 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bounds(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %1 = arith.minsi %0, %arg0 : index
// CHECK-NEXT: %2 = arith.minsi %1, %c7 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %3 = arith.maxsi %arg0, %c4 : index
// CHECK-NEXT: return %2, %3 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
