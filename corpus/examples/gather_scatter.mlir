// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @gather: proved
// CHECK-DAG: @scatter_add: proved

// Gathers rows of a table by 32-bit indices; an index that is out of range gives a row of zeros.
func.func @gather(%table: memref<?x?xf32>, %which: memref<?xi32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  %rows = memref.dim %table, %c0 : memref<?x?xf32>
  %cols = memref.dim %table, %c1 : memref<?x?xf32>
  %n = memref.dim %which, %c0 : memref<?xi32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb9
^bb2:
  %w = memref.load %which[%i] : memref<?xi32>
  %row = arith.index_cast %w : i32 to index
  %valid = arith.cmpi ult, %row, %rows : index
  cf.br ^bb3(%c0 : index)
^bb3(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb4, ^bb8
^bb4:
  cf.cond_br %valid, ^bb5, ^bb6
^bb5:
  %v = memref.load %table[%row, %j] : memref<?x?xf32>
  memref.store %v, %out[%i, %j] : memref<?x?xf32>
  cf.br ^bb7
^bb6:
  memref.store %zero, %out[%i, %j] : memref<?x?xf32>
  cf.br ^bb7
^bb7:
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb3(%j_next : index)
^bb8:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb9:
  return
}

// Adds each value to the slot that its index names: a scatter with accumulation, index by index.
func.func @scatter_add(%values: memref<?xf32>, %where: memref<?xindex>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %values, %c0 : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %slot = memref.load %where[%i] : memref<?xindex>
  %v = memref.load %values[%i] : memref<?xf32>
  %old = memref.load %out[%slot] : memref<?xf32>
  %new = arith.addf %old, %v : f32
  memref.store %new, %out[%slot] : memref<?xf32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return
}
