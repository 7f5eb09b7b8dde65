// Bits that are compared, chosen and extended: as mlir-opt 22 simplifies them, and no further.
//
// RUN: lower-mlir -canonicalize %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s | diff - %t %}

// CHECK-LABEL: func.func @compared(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[N:.*]] = arith.cmpi ne, %arg0, %true : i1
// CHECK-NEXT: return %arg0, %arg0, %arg0, %[[N]] : i1, i1, i1, i1
func.func @compared(%a: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.cmpi eq, %a, %true : i1
  %1 = arith.cmpi ne, %a, %false : i1
  %2 = arith.cmpi eq, %true, %a : i1
  %3 = arith.cmpi ne, %a, %true : i1
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @compared_lanes(
// CHECK-NEXT: return %arg0, %arg0
func.func @compared_lanes(%a: vector<4xi1>) -> (vector<4xi1>, vector<4xi1>) {
  %true = arith.constant dense<true> : vector<4xi1>
  %false = arith.constant dense<false> : vector<4xi1>
  %0 = arith.cmpi eq, %a, %true : vector<4xi1>
  %1 = arith.cmpi ne, %a, %false : vector<4xi1>
  return %0, %1 : vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: func.func @extended(
// CHECK: arith.cmpi sgt
// CHECK: arith.cmpi slt
// CHECK: return %{{.*}}, %{{.*}}, %arg0
func.func @extended(%a: i1) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %0 = arith.extui %a : i1 to i32
  %1 = arith.cmpi sgt, %0, %c0 : i32
  %2 = arith.extsi %a : i1 to i32
  %3 = arith.cmpi slt, %2, %c0 : i32
  %4 = arith.cmpi ne, %2, %c0 : i32
  return %1, %3, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @chosen(
// CHECK: arith.extui
// CHECK: return %arg0, %{{.*}}, %{{.*}} : i1, i1, i32
func.func @chosen(%a: i1) -> (i1, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.select %a, %true, %false : i1
  %1 = arith.select %a, %false, %true : i1
  %2 = arith.select %a, %c1, %c0 : i32
  return %0, %1, %2 : i1, i1, i32
}

// CHECK-LABEL: func.func @chosen_lanes(
// CHECK-COUNT-3: arith.select
func.func @chosen_lanes(%a: vector<2xi1>) -> (vector<2xi1>, vector<2xi1>, vector<2xi32>) {
  %true = arith.constant dense<true> : vector<2xi1>
  %false = arith.constant dense<false> : vector<2xi1>
  %c0 = arith.constant dense<0> : vector<2xi32>
  %c1 = arith.constant dense<1> : vector<2xi32>
  %0 = arith.select %a, %true, %false : vector<2xi1>, vector<2xi1>
  %1 = arith.select %a, %false, %true : vector<2xi1>, vector<2xi1>
  %2 = arith.select %a, %c1, %c0 : vector<2xi1>, vector<2xi32>
  return %0, %1, %2 : vector<2xi1>, vector<2xi1>, vector<2xi32>
}

// CHECK-LABEL: func.func @converted(
func.func @converted(%a: vector<2xi1>) -> vector<2xi1> {
  %true = arith.constant dense<true> : vector<2xi1>
  %false = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %a, %true, %false : vector<2xi1>, vector<2xi1>
  return %0 : vector<2xi1>
}
// RUN: lower-mlir -convert-arith-to-llvm %s | FileCheck %s --check-prefix=CONVERTED
// CONVERTED-LABEL: func.func @converted(
// CONVERTED: llvm.select %arg0, %{{.*}}, %{{.*}} : vector<2xi1>, vector<2xi1>
