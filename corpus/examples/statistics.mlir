// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @statistics: proved
// CHECK-DAG: @mean_and_spread: proved

// Minimum, maximum, sum and the place of the minimum, in one pass: four results.
func.func @statistics(%v: memref<?xi32>) -> (i32, i32, i64, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %least = arith.constant -2147483648 : i32
  %most = arith.constant 2147483647 : i32
  %zero = arith.constant 0 : i64
  %n = memref.dim %v, %c0 : memref<?xi32>
  cf.br ^bb1(%c0, %most, %least, %zero, %c0 : index, i32, i32, i64, index)
^bb1(%i: index, %min: i32, %max: i32, %acc: i64, %at: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %x = memref.load %v[%i] : memref<?xi32>
  %smaller = arith.cmpi slt, %x, %min : i32
  %min1 = arith.select %smaller, %x, %min : i32
  %at1 = arith.select %smaller, %i, %at : index
  %max1 = arith.maxsi %x, %max : i32
  %wide = arith.extsi %x : i32 to i64
  %sum = arith.addi %acc, %wide : i64
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %min1, %max1, %sum, %at1 : index, i32, i32, i64, index)
^bb3:
  return %min, %max, %acc, %at : i32, i32, i64, index
}

// The mean of signed 16-bit samples as a float and their spread as an unsigned number.
func.func @mean_and_spread(%v: memref<?xi16>) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fzero = arith.constant 0.000000e+00 : f32
  %least = arith.constant -32768 : i32
  %most = arith.constant 32767 : i32
  %n = memref.dim %v, %c0 : memref<?xi16>
  cf.br ^bb1(%c0, %fzero, %most, %least : index, f32, i32, i32)
^bb1(%i: index, %acc: f32, %min: i32, %max: i32):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb3
^bb2:
  %x = memref.load %v[%i] : memref<?xi16>
  %wide = arith.extsi %x : i16 to i32
  %f = arith.sitofp %wide : i32 to f32
  %sum = arith.addf %acc, %f : f32
  %min1 = arith.minsi %wide, %min : i32
  %max1 = arith.maxsi %wide, %max : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %sum, %min1, %max1 : index, f32, i32, i32)
^bb3:
  %n32 = arith.index_cast %n : index to i32
  %nf = arith.uitofp %n32 : i32 to f32
  %mean = arith.divf %acc, %nf : f32
  %spread = arith.subi %max, %min : i32
  return %mean, %spread : f32, i32
}
