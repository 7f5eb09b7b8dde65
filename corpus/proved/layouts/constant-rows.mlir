// Elements in rows that constants choose, of a memref whose rows are as long as it says: a number of them and one more element, which the
// flags of mlir-opt 22's additions claim to fit. That they do is known from where the element is.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with '%lower-22' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with '%lower-22 --canonicalize --cse' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ sed -e "s/constant 3 : index/constant 4 : index/" %s | %lower-22 -o %t.mlir && expect-status 1 verify-lowering %s --lowered %t.mlir | FileCheck %s --check-prefix=WRONG %}
// CHECK-DAG: @plane: proved
// CHECK-DAG: @rows: proved
// CHECK-DAG: @column: proved
// WRONG-DAG: @plane: proved
// WRONG-DAG: @rows: refuted: address
// WRONG-DAG: @column: proved
func.func @rows(%m: memref<?x?xi32>, %v: i32) -> i32 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %old = memref.load %m[%one, %two] : memref<?x?xi32>
  memref.store %v, %m[%three, %two] : memref<?x?xi32>
  return %old : i32
}
func.func @plane(%m: memref<?x?x?xi32>, %v: i32) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  memref.store %v, %m[%two, %two, %one] : memref<?x?x?xi32>
  return
}
func.func @column(%m: memref<?x?xi32>, %i: index) -> i32 {
  %two = arith.constant 2 : index
  %below = arith.addi %i, %two : index
  %a = memref.load %m[%i, %two] : memref<?x?xi32>
  %b = memref.load %m[%two, %i] : memref<?x?xi32>
  %c = memref.load %m[%below, %two] : memref<?x?xi32>
  %ab = arith.addi %a, %b : i32
  %abc = arith.addi %ab, %c : i32
  return %abc : i32
}
