// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 7 functions: 7 proved

// Comparisons of numbers that may be NaN, and what follows from them.

func.func @three_way(%a: f64, %b: f64) -> i32 {
  %less = arith.constant -1 : i32
  %equal = arith.constant 0 : i32
  %more = arith.constant 1 : i32
  %none = arith.constant 2 : i32
  %0 = arith.cmpf olt, %a, %b : f64
  %1 = arith.cmpf ogt, %a, %b : f64
  %2 = arith.cmpf oeq, %a, %b : f64
  %3 = arith.select %2, %equal, %none : i32
  %4 = arith.select %1, %more, %3 : i32
  %5 = arith.select %0, %less, %4 : i32
  return %5 : i32
}
func.func @clamp(%x: f32, %low: f32, %high: f32) -> f32 {
  %0 = arith.cmpf ult, %x, %low : f32
  %1 = arith.select %0, %low, %x : f32
  %2 = arith.cmpf ugt, %1, %high : f32
  %3 = arith.select %2, %high, %1 : f32
  return %3 : f32
}
// The place of the greatest; NaN is never it.
func.func @greatest(%m: memref<?xf32>, %n: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %m[%c0] : memref<?xf32>
  cf.br ^head(%c1, %c0, %first : index, index, f32)
^head(%i: index, %at: index, %best: f32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %x = memref.load %m[%i] : memref<?xf32>
  %nan = arith.cmpf une, %best, %best : f32
  %over = arith.cmpf ogt, %x, %best : f32
  %better = arith.ori %nan, %over : i1
  %to = arith.select %better, %i, %at : index
  %next = arith.select %better, %x, %best : f32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %to, %next : index, index, f32)
^done:
  return %at, %best : index, f32
}
func.func @count(%m: memref<?xf64>, %n: index, %low: f64, %high: f64) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%c0, %zero, %zero, %zero : index, i32, i32, i32)
^head(%i: index, %inside: i32, %outside: i32, %none: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %x = memref.load %m[%i] : memref<?xf64>
  %0 = arith.cmpf oge, %x, %low : f64
  %1 = arith.cmpf ole, %x, %high : f64
  %2 = arith.andi %0, %1 : i1
  %3 = arith.cmpf ult, %x, %low : f64
  %4 = arith.cmpf ugt, %x, %high : f64
  %5 = arith.ori %3, %4 : i1
  %6 = arith.cmpf uno, %x, %x : f64
  %7 = arith.select %2, %one, %zero : i32
  %8 = arith.select %5, %one, %zero : i32
  %9 = arith.select %6, %one, %zero : i32
  %10 = arith.addi %inside, %7 : i32
  %11 = arith.addi %outside, %8 : i32
  %12 = arith.addi %none, %9 : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %10, %11, %12 : index, i32, i32, i32)
^done:
  return %inside, %outside, %none : i32, i32, i32
}
func.func @same(%a: f16, %b: f16) -> (i1, i1, i1) {
  %0 = arith.cmpf ueq, %a, %b : f16
  %1 = arith.cmpf one, %a, %b : f16
  %2 = arith.cmpf ord, %a, %b : f16
  return %0, %1, %2 : i1, i1, i1
}
func.func @sign(%x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %up = arith.constant 1.0 : f32
  %down = arith.constant -1.0 : f32
  %0 = arith.cmpf ogt, %x, %zero : f32
  %1 = arith.cmpf olt, %x, %zero : f32
  %2 = arith.select %1, %down, %x : f32
  %3 = arith.select %0, %up, %2 : f32
  return %3 : f32
}
// Two boxes, each by its least and its greatest corner.
func.func @overlap(%a: memref<2x3xf32>, %b: memref<2x3xf32>, %axis: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %a[%c0, %axis] : memref<2x3xf32>
  %1 = memref.load %a[%c1, %axis] : memref<2x3xf32>
  %2 = memref.load %b[%c0, %axis] : memref<2x3xf32>
  %3 = memref.load %b[%c1, %axis] : memref<2x3xf32>
  %4 = arith.cmpf ole, %0, %3 : f32
  %5 = arith.cmpf uge, %1, %2 : f32
  %6 = arith.andi %4, %5 : i1
  return %6 : i1
}
