// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @matmul: proved
// CHECK-DAG: @matmul_static: proved

// Matrix product C += A * B of three matrices whose sizes are known at run time only, in row-major order.
func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %M = memref.dim %A, %c0 : memref<?x?xf32>
  %K = memref.dim %A, %c1 : memref<?x?xf32>
  %N = memref.dim %B, %c1 : memref<?x?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %M : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb7
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %N : index
  cf.cond_br %j_more, ^bb3(%c0 : index), ^bb6
^bb3(%k: index):
  %k_more = arith.cmpi slt, %k, %K : index
  cf.cond_br %k_more, ^bb4, ^bb5
^bb4:
  %a = memref.load %A[%i, %k] : memref<?x?xf32>
  %b = memref.load %B[%k, %j] : memref<?x?xf32>
  %c = memref.load %C[%i, %j] : memref<?x?xf32>
  %product = arith.mulf %a, %b : f32
  %sum = arith.addf %c, %product : f32
  memref.store %sum, %C[%i, %j] : memref<?x?xf32>
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb3(%k_next : index)
^bb5:
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb6:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb7:
  return
}

// The same for sizes that the types state, with the sum kept in a value.
func.func @matmul_static(%A: memref<16x8xf64>, %B: memref<8x32xf64>, %C: memref<16x32xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %c16 : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb8
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %c32 : index
  cf.cond_br %j_more, ^bb3, ^bb7
^bb3:
  %init = memref.load %C[%i, %j] : memref<16x32xf64>
  cf.br ^bb4(%c0, %init : index, f64)
^bb4(%k: index, %acc: f64):
  %k_more = arith.cmpi slt, %k, %c8 : index
  cf.cond_br %k_more, ^bb5, ^bb6
^bb5:
  %a = memref.load %A[%i, %k] : memref<16x8xf64>
  %b = memref.load %B[%k, %j] : memref<8x32xf64>
  %product = arith.mulf %a, %b : f64
  %sum = arith.addf %acc, %product : f64
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb4(%k_next, %sum : index, f64)
^bb6:
  memref.store %acc, %C[%i, %j] : memref<16x32xf64>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb7:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb8:
  return
}
