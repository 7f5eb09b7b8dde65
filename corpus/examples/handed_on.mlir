// Loops that hand a value on: one of a known number of iterations, one that changes the value if it runs at all, one that never does.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -lower-affine -convert-scf-to-cf %s -o %t.cf.22 && %lower-22 %t.cf.22 -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ mlir-opt-19 -lower-affine -convert-scf-to-cf %s -o %t.cf.19 && %lower-19 %t.cf.19 -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @all_ways: proved
// CHECK-DAG: @loads: proved

func.func @all_ways(%n: index, %x: i64, %y: i64) -> (i64, i64, i64) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (i64) {
    affine.yield %y : i64
  }
  %s = affine.for %i = 0 to %n iter_args(%a = %x) -> (i64) {
    affine.yield %y : i64
  }
  %t = affine.for %i = 0 to %n iter_args(%a = %x) -> (i64) {
    affine.yield %a : i64
  }
  return %r, %s, %t : i64, i64, i64
}

func.func @loads(%m: memref<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (i32) {
    %v = affine.load %m[%i] : memref<?xi32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %w = arith.addi %v, %a : i32
    }
    affine.yield %a : i32
  }
  return %r : i32
}
