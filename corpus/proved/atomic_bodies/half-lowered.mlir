// Right: each update is written with a body, and is not lowered further. What it finds is not compared with anything, so that poison is
// passed on as in the source.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func @mask(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %old = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%found: i32):
    %new = arith.andi %found, %v : i32
    memref.atomic_yield %new : i32
  }
  return %old : i32
}

func.func @scale(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %old = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%found: i32):
    %new = arith.muli %v, %found : i32
    memref.atomic_yield %new : i32
  }
  return %old : i32
}
