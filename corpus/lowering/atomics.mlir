// Atomic updates, and bodies that become part of the function.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @kinds(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %v: i32, %w: f32) -> (i32, f32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %2 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %3 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %4 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %5 = memref.atomic_rmw addf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  %6 = memref.atomic_rmw maximumf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  return %4, %6 : i32, f32
}
func.func @generic(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%current: i32):
    %1 = arith.muli %current, %v : i32
    memref.atomic_yield %1 : i32
  }
  %2 = arith.addi %0, %v : i32
  return %2 : i32
}
func.func @scope(%n: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %m = memref.alloca(%n) : memref<?xf32>
    %v = memref.load %m[%n] : memref<?xf32>
    memref.alloca_scope.return %v : f32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0 : f32
}
