// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 2 functions: 2 proved

// Updates between which other threads come: what goes wrong then, no run of one thread shows.

func.func @scale(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %new = arith.muli %v, %old : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}

func.func @count(%m: memref<?xi64>, %i: index) -> i64 {
  %one = arith.constant 1 : i64
  %x = memref.atomic_rmw addi %one, %m[%i] : (i64, memref<?xi64>) -> i64
  return %x : i64
}
