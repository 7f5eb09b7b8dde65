// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @spmv_csr: proved
// CHECK-DAG: @longest_row: proved

// Product y = A * x of a sparse matrix in compressed rows with a dense vector: row i has the entries ptr[i] .. ptr[i+1]-1.
func.func @spmv_csr(%ptr: memref<?xindex>, %col: memref<?xindex>, %val: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f64
  %rows = memref.dim %y, %c0 : memref<?xf64>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2, ^bb6
^bb2:
  %i1 = arith.addi %i, %c1 : index
  %first = memref.load %ptr[%i] : memref<?xindex>
  %last = memref.load %ptr[%i1] : memref<?xindex>
  cf.br ^bb3(%first, %zero : index, f64)
^bb3(%e: index, %acc: f64):
  %e_more = arith.cmpi slt, %e, %last : index
  cf.cond_br %e_more, ^bb4, ^bb5
^bb4:
  %j = memref.load %col[%e] : memref<?xindex>
  %a = memref.load %val[%e] : memref<?xf64>
  %v = memref.load %x[%j] : memref<?xf64>
  %product = arith.mulf %a, %v : f64
  %sum = arith.addf %acc, %product : f64
  %e_next = arith.addi %e, %c1 : index
  cf.br ^bb3(%e_next, %sum : index, f64)
^bb5:
  memref.store %acc, %y[%i] : memref<?xf64>
  cf.br ^bb1(%i1 : index)
^bb6:
  return
}

// The number of stored entries in the longest row.
func.func @longest_row(%ptr: memref<?xindex>, %rows: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %c0 : index, index)
^bb1(%i: index, %best: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %i1 = arith.addi %i, %c1 : index
  %first = memref.load %ptr[%i] : memref<?xindex>
  %last = memref.load %ptr[%i1] : memref<?xindex>
  %length = arith.subi %last, %first : index
  %longer = arith.maxsi %best, %length : index
  cf.br ^bb1(%i1, %longer : index, index)
^bb3:
  return %best : index
}
