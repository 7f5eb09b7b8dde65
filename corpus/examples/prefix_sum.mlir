// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @prefix_sum: proved
// CHECK-DAG: @prefix_sum_columns: proved

// Inclusive prefix sums of 64-bit integers; returns the total.
func.func @prefix_sum(%in: memref<?xi64>, %out: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %in, %c0 : memref<?xi64>
  cf.br ^bb1(%c0, %zero : index, i64)
^bb1(%i: index, %acc: i64):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %v = memref.load %in[%i] : memref<?xi64>
  %sum = arith.addi %acc, %v : i64
  memref.store %sum, %out[%i] : memref<?xi64>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %sum : index, i64)
^bb3:
  return %acc : i64
}

// Exclusive prefix sums in place, along the columns of a matrix.
func.func @prefix_sum_columns(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %cols = memref.dim %m, %c1 : memref<?x?xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb2(%c0, %zero : index, i32), ^bb5
^bb2(%i: index, %acc: i32):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb3, ^bb4
^bb3:
  %v = memref.load %m[%i, %j] : memref<?x?xi32>
  memref.store %acc, %m[%i, %j] : memref<?x?xi32>
  %sum = arith.addi %acc, %v : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb2(%i_next, %sum : index, i32)
^bb4:
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb1(%j_next : index)
^bb5:
  return
}
