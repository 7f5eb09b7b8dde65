// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @running_mean: proved
// CHECK-DAG: @iota_matrix: proved

// Weighted running mean through a ring of 8 elements on the stack and a copy on the heap that is freed at the end.
func.func @running_mean(%in: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.000000e+00 : f32
  %eighth = arith.constant 1.250000e-01 : f32
  %n = memref.dim %in, %c0 : memref<?xf32>
  %ring = memref.alloca() : memref<8xf32>
  %copy = memref.alloc(%n) : memref<?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%k: index):
  %k_more = arith.cmpi slt, %k, %c8 : index
  cf.cond_br %k_more, ^bb2, ^bb3(%c0 : index)
^bb2:
  memref.store %zero, %ring[%k] : memref<8xf32>
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb1(%k_next : index)
^bb3(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb4, ^bb8(%c0 : index)
^bb4:
  %v = memref.load %in[%i] : memref<?xf32>
  %slot = arith.andi %i, %c7 : index
  memref.store %v, %ring[%slot] : memref<8xf32>
  cf.br ^bb5(%c0, %zero : index, f32)
^bb5(%r: index, %acc: f32):
  %r_more = arith.cmpi slt, %r, %c8 : index
  cf.cond_br %r_more, ^bb6, ^bb7
^bb6:
  %e = memref.load %ring[%r] : memref<8xf32>
  %part = arith.addf %acc, %e : f32
  %r_next = arith.addi %r, %c1 : index
  cf.br ^bb5(%r_next, %part : index, f32)
^bb7:
  %mean = arith.mulf %acc, %eighth : f32
  memref.store %mean, %copy[%i] : memref<?xf32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb3(%i_next : index)
^bb8(%j: index):
  %j_more = arith.cmpi slt, %j, %n : index
  cf.cond_br %j_more, ^bb9, ^bb10
^bb9:
  %m = memref.load %copy[%j] : memref<?xf32>
  memref.store %m, %out[%j] : memref<?xf32>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb8(%j_next : index)
^bb10:
  memref.dealloc %copy : memref<?xf32>
  return
}

// Returns a new matrix, 4 rows of n elements, whose element [i, j] is i * n + j.
func.func @iota_matrix(%n: index) -> memref<4x?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%n) : memref<4x?xindex>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %i_more, ^bb2, ^bb6
^bb2:
  %row = arith.muli %i, %n : index
  cf.br ^bb3(%c0 : index)
^bb3(%j: index):
  %j_more = arith.cmpi slt, %j, %n : index
  cf.cond_br %j_more, ^bb4, ^bb5
^bb4:
  %v = arith.addi %row, %j : index
  memref.store %v, %m[%i, %j] : memref<4x?xindex>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb3(%j_next : index)
^bb5:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb6:
  return %m : memref<4x?xindex>
}
