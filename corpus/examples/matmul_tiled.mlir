// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @matmul_tiled: proved

// Matrix product in tiles of 32 x 32 x 32; the last tile of each dimension is cut off with minsi.
func.func @matmul_tiled(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %M = memref.dim %C, %c0 : memref<?x?xf32>
  %N = memref.dim %C, %c1 : memref<?x?xf32>
  %K = memref.dim %A, %c1 : memref<?x?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%ii: index):
  %ii_more = arith.cmpi slt, %ii, %M : index
  cf.cond_br %ii_more, ^bb2(%c0 : index), ^bb16
^bb2(%jj: index):
  %jj_more = arith.cmpi slt, %jj, %N : index
  cf.cond_br %jj_more, ^bb3(%c0 : index), ^bb15
^bb3(%kk: index):
  %kk_more = arith.cmpi slt, %kk, %K : index
  cf.cond_br %kk_more, ^bb4, ^bb14
^bb4:
  %i_rest = arith.subi %M, %ii : index
  %i_size = arith.minsi %i_rest, %c32 : index
  %j_rest = arith.subi %N, %jj : index
  %j_size = arith.minsi %j_rest, %c32 : index
  %k_rest = arith.subi %K, %kk : index
  %k_size = arith.minsi %k_rest, %c32 : index
  cf.br ^bb5(%c0 : index)
^bb5(%i: index):
  %i_more = arith.cmpi slt, %i, %i_size : index
  cf.cond_br %i_more, ^bb6, ^bb13
^bb6:
  %row = arith.addi %ii, %i : index
  cf.br ^bb7(%c0 : index)
^bb7(%j: index):
  %j_more = arith.cmpi slt, %j, %j_size : index
  cf.cond_br %j_more, ^bb8, ^bb12
^bb8:
  %col = arith.addi %jj, %j : index
  %init = memref.load %C[%row, %col] : memref<?x?xf32>
  cf.br ^bb9(%c0, %init : index, f32)
^bb9(%k: index, %acc: f32):
  %k_more = arith.cmpi slt, %k, %k_size : index
  cf.cond_br %k_more, ^bb10, ^bb11
^bb10:
  %inner = arith.addi %kk, %k : index
  %a = memref.load %A[%row, %inner] : memref<?x?xf32>
  %b = memref.load %B[%inner, %col] : memref<?x?xf32>
  %product = arith.mulf %a, %b : f32
  %sum = arith.addf %acc, %product : f32
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb9(%k_next, %sum : index, f32)
^bb11:
  memref.store %acc, %C[%row, %col] : memref<?x?xf32>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb7(%j_next : index)
^bb12:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb5(%i_next : index)
^bb13:
  %kk_next = arith.addi %kk, %c32 : index
  cf.br ^bb3(%kk_next : index)
^bb14:
  %jj_next = arith.addi %jj, %c32 : index
  cf.br ^bb2(%jj_next : index)
^bb15:
  %ii_next = arith.addi %ii, %c32 : index
  cf.br ^bb1(%ii_next : index)
^bb16:
  return
}
