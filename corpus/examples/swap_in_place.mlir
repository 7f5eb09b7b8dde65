// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @swap_rows: proved
// CHECK-DAG: @reverse: proved

// Exchanges two rows of a matrix, element by element.
func.func @swap_rows(%m: memref<?x?xi16>, %p: index, %q: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cols = memref.dim %m, %c1 : memref<?x?xi16>
  cf.br ^bb1(%c0 : index)
^bb1(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb2, ^bb3
^bb2:
  %a = memref.load %m[%p, %j] : memref<?x?xi16>
  %b = memref.load %m[%q, %j] : memref<?x?xi16>
  memref.store %b, %m[%p, %j] : memref<?x?xi16>
  memref.store %a, %m[%q, %j] : memref<?x?xi16>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb1(%j_next : index)
^bb3:
  return
}

// Reverses a vector in place.
func.func @reverse(%v: memref<?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %v, %c0 : memref<?xi16>
  %half = arith.divui %n, %c2 : index
  %last = arith.subi %n, %c1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %half : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %j = arith.subi %last, %i : index
  %a = memref.load %v[%i] : memref<?xi16>
  %b = memref.load %v[%j] : memref<?xi16>
  memref.store %b, %v[%i] : memref<?xi16>
  memref.store %a, %v[%j] : memref<?xi16>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return
}
