// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @transpose: proved
// CHECK-DAG: @permute: proved

// Out-of-place transposition of a matrix.
func.func @transpose(%in: memref<?x?xi32>, %out: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %in, %c0 : memref<?x?xi32>
  %cols = memref.dim %in, %c1 : memref<?x?xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %v = memref.load %in[%i, %j] : memref<?x?xi32>
  memref.store %v, %out[%j, %i] : memref<?x?xi32>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}

// A permutation of dimensions, (0, 1, 2) to (2, 0, 1), where one size is static.
func.func @permute(%in: memref<?x4x?xf64>, %out: memref<?x?x4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %d0 = memref.dim %in, %c0 : memref<?x4x?xf64>
  %d2 = memref.dim %in, %c2 : memref<?x4x?xf64>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %d0 : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb7
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %c4 : index
  cf.cond_br %j_more, ^bb3(%c0 : index), ^bb6
^bb3(%k: index):
  %k_more = arith.cmpi slt, %k, %d2 : index
  cf.cond_br %k_more, ^bb4, ^bb5
^bb4:
  %v = memref.load %in[%i, %j, %k] : memref<?x4x?xf64>
  memref.store %v, %out[%k, %i, %j] : memref<?x?x4xf64>
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
