// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @reduce_rank5: proved
// CHECK-DAG: @max_rank5: proved

// Sum over the last three dimensions of a tensor of rank 5 into a matrix.
func.func @reduce_rank5(%in: memref<?x3x?x5x?xf32>, %out: memref<?x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.000000e+00 : f32
  %d0 = memref.dim %in, %c0 : memref<?x3x?x5x?xf32>
  %d2 = memref.dim %in, %c2 : memref<?x3x?x5x?xf32>
  %d4 = memref.dim %in, %c4 : memref<?x3x?x5x?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%a: index):
  %a_more = arith.cmpi slt, %a, %d0 : index
  cf.cond_br %a_more, ^bb2(%c0 : index), ^bb11
^bb2(%b: index):
  %b_more = arith.cmpi slt, %b, %c3 : index
  cf.cond_br %b_more, ^bb3(%c0, %zero : index, f32), ^bb10
^bb3(%c: index, %acc_c: f32):
  %c_more = arith.cmpi slt, %c, %d2 : index
  cf.cond_br %c_more, ^bb4(%c0, %acc_c : index, f32), ^bb9
^bb4(%d: index, %acc_d: f32):
  %d_more = arith.cmpi slt, %d, %c5 : index
  cf.cond_br %d_more, ^bb5(%c0, %acc_d : index, f32), ^bb8
^bb5(%e: index, %acc_e: f32):
  %e_more = arith.cmpi slt, %e, %d4 : index
  cf.cond_br %e_more, ^bb6, ^bb7
^bb6:
  %v = memref.load %in[%a, %b, %c, %d, %e] : memref<?x3x?x5x?xf32>
  %sum = arith.addf %acc_e, %v : f32
  %e_next = arith.addi %e, %c1 : index
  cf.br ^bb5(%e_next, %sum : index, f32)
^bb7:
  %d_next = arith.addi %d, %c1 : index
  cf.br ^bb4(%d_next, %acc_e : index, f32)
^bb8:
  %c_next = arith.addi %c, %c1 : index
  cf.br ^bb3(%c_next, %acc_d : index, f32)
^bb9:
  memref.store %acc_c, %out[%a, %b] : memref<?x3xf32>
  %b_next = arith.addi %b, %c1 : index
  cf.br ^bb2(%b_next : index)
^bb10:
  %a_next = arith.addi %a, %c1 : index
  cf.br ^bb1(%a_next : index)
^bb11:
  return
}

// The largest element of a tensor of rank 5, kept in a buffer of rank 0.
func.func @max_rank5(%in: memref<?x?x?x?x?xi64>, %out: memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %d0 = memref.dim %in, %c0 : memref<?x?x?x?x?xi64>
  %d1 = memref.dim %in, %c1 : memref<?x?x?x?x?xi64>
  %d2 = memref.dim %in, %c2 : memref<?x?x?x?x?xi64>
  %d3 = memref.dim %in, %c3 : memref<?x?x?x?x?xi64>
  %d4 = memref.dim %in, %c4 : memref<?x?x?x?x?xi64>
  cf.br ^bb1(%c0 : index)
^bb1(%a: index):
  %a_more = arith.cmpi slt, %a, %d0 : index
  cf.cond_br %a_more, ^bb2(%c0 : index), ^bb11
^bb2(%b: index):
  %b_more = arith.cmpi slt, %b, %d1 : index
  cf.cond_br %b_more, ^bb3(%c0 : index), ^bb10
^bb3(%c: index):
  %c_more = arith.cmpi slt, %c, %d2 : index
  cf.cond_br %c_more, ^bb4(%c0 : index), ^bb9
^bb4(%d: index):
  %d_more = arith.cmpi slt, %d, %d3 : index
  cf.cond_br %d_more, ^bb5(%c0 : index), ^bb8
^bb5(%e: index):
  %e_more = arith.cmpi slt, %e, %d4 : index
  cf.cond_br %e_more, ^bb6, ^bb7
^bb6:
  %v = memref.load %in[%a, %b, %c, %d, %e] : memref<?x?x?x?x?xi64>
  %best = memref.load %out[] : memref<i64>
  %larger = arith.maxsi %v, %best : i64
  memref.store %larger, %out[] : memref<i64>
  %e_next = arith.addi %e, %c1 : index
  cf.br ^bb5(%e_next : index)
^bb7:
  %d_next = arith.addi %d, %c1 : index
  cf.br ^bb4(%d_next : index)
^bb8:
  %c_next = arith.addi %c, %c1 : index
  cf.br ^bb3(%c_next : index)
^bb9:
  %b_next = arith.addi %b, %c1 : index
  cf.br ^bb2(%b_next : index)
^bb10:
  %a_next = arith.addi %a, %c1 : index
  cf.br ^bb1(%a_next : index)
^bb11:
  return
}
