// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @sum_of_four: proved
// CHECK-DAG: @fill_rows: proved

// Loops whose iterations are known: an optimiser writes them one after the other.
func.func @sum_of_four(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i32
  cf.br ^h(%c0, %z : index, i32)
^h(%i: index, %s: i32):
  %c = arith.cmpi slt, %i, %c4 : index
  cf.cond_br %c, ^b, ^e
^b:
  %v = memref.load %m[%i] : memref<4xi32>
  %s2 = arith.addi %s, %v : i32
  %i2 = arith.addi %i, %c1 : index
  cf.br ^h(%i2, %s2 : index, i32)
^e:
  return %s : i32
}

// A row, and then the one after it.
func.func @fill_rows(%m: memref<2x3xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %c2 : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %c3 : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  memref.store %x, %m[%i, %j] : memref<2x3xf32>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}
