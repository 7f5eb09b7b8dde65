// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @polynomial: proved

// Evaluates a polynomial at each point by Horner's scheme, in double precision, and stores single precision.
func.func @polynomial(%coefficients: memref<?xf64>, %points: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f64
  %degree = memref.dim %coefficients, %c0 : memref<?xf64>
  %n = memref.dim %points, %c0 : memref<?xf32>
  %top = arith.subi %degree, %c1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb6
^bb2:
  %narrow = memref.load %points[%i] : memref<?xf32>
  %x = arith.extf %narrow : f32 to f64
  cf.br ^bb3(%c0, %zero : index, f64)
^bb3(%k: index, %acc: f64):
  %k_more = arith.cmpi slt, %k, %degree : index
  cf.cond_br %k_more, ^bb4, ^bb5
^bb4:
  %at = arith.subi %top, %k : index
  %c = memref.load %coefficients[%at] : memref<?xf64>
  %scaled = arith.mulf %acc, %x : f64
  %sum = arith.addf %scaled, %c : f64
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb3(%k_next, %sum : index, f64)
^bb5:
  %result = arith.truncf %acc : f64 to f32
  memref.store %result, %out[%i] : memref<?xf32>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb6:
  return
}
