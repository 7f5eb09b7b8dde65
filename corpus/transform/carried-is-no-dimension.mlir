// What affine.for carries from round to round is no dimension, as mlir-opt 22 has it: it may be a symbol of affine.apply, which
// -expand-strided-metadata makes of it. Its counter is one.
//
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s
// CHECK-DAG: #[[PRODUCT:.*]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: #[[TIMES_4:.*]] = affine_map<(d0) -> (d0 * 4)>

// CHECK-LABEL: func.func @carried
// CHECK: affine.apply #[[PRODUCT]]()[%{{.*}}, %{{.*}}]
func.func @carried(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index, %x: f32) {
  %last = affine.for %q = 0 to 8 iter_args(%i = %n) -> index {
    %w = memref.subview %m[0] [%i] [%i] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    memref.store %x, %w[%n] : memref<?xf32, strided<[?], offset: ?>>
    affine.yield %i : index
  }
  return
}

// CHECK-LABEL: func.func @counted
// CHECK: affine.apply #[[TIMES_4]](%{{.*}})
func.func @counted(%m: memref<16x4xf32>, %s: index, %x: f32) {
  affine.for %i = 0 to 8 {
    %v = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<16x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
    memref.store %x, %v[%s, %s] : memref<2x4xf32, strided<[4, 1], offset: ?>>
  }
  return
}
