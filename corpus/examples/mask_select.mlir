// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @mask_range: proved
// CHECK-DAG: @blend: proved

// Writes a mask that says which elements lie in [low, high], and returns how many do.
func.func @mask_range(%in: memref<?xf64>, %low: f64, %high: f64, %mask: memref<?xi1>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %in, %c0 : memref<?xf64>
  cf.br ^bb1(%c0, %zero : index, i32)
^bb1(%i: index, %acc: i32):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %v = memref.load %in[%i] : memref<?xf64>
  %above = arith.cmpf oge, %v, %low : f64
  %below = arith.cmpf ole, %v, %high : f64
  %inside = arith.andi %above, %below : i1
  memref.store %inside, %mask[%i] : memref<?xi1>
  %bit = arith.extui %inside : i1 to i32
  %sum = arith.addi %acc, %bit : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %sum : index, i32)
^bb3:
  return %acc : i32
}

// Blends two vectors by a mask.
func.func @blend(%mask: memref<?xi1>, %a: memref<?xf64>, %b: memref<?xf64>, %out: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %out, %c0 : memref<?xf64>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %m = memref.load %mask[%i] : memref<?xi1>
  %x = memref.load %a[%i] : memref<?xf64>
  %y = memref.load %b[%i] : memref<?xf64>
  %v = arith.select %m, %x, %y : f64
  memref.store %v, %out[%i] : memref<?xf64>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb3:
  return
}
