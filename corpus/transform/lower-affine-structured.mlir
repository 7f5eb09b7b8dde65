// Accesses, loops and conditions of affine as memref, vector and scf; parallel ones as nested loops.
//
// RUN: lower-mlir -lower-affine %s | FileCheck %s
// RUN: lower-mlir -lower-affine -convert-scf-to-cf %s | FileCheck %s --check-prefix=BRANCHES
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -lower-affine %}
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -lower-affine -convert-scf-to-cf %}

func.func @tile(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to %n step 4 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0 - 8)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
      %x = affine.load %m[%i, %j floordiv 2] : memref<?x?xf32>
      %y = arith.addf %x, %v : f32
      affine.store %y, %m[%j - symbol(%n), 3] : memref<?x?xf32>
    }
  }
  return
}

func.func @sum(%m: memref<?xf32>, %n: index, %zero: f32) -> (f32, index) {
  %r:2 = affine.for %i = 2 to %n iter_args(%a = %zero, %k = %n) -> (f32, index) {
    %x = affine.load %m[%i - 2] : memref<?xf32>
    %s = affine.if affine_set<(d0)[s0] : (d0 - 5 >= 0, s0 - d0 * 2 == 0)>(%i)[%n] -> f32 {
      %t = arith.addf %a, %x : f32
      affine.yield %t : f32
    } else {
      affine.yield %a : f32
    }
    affine.yield %s, %i : f32, index
  }
  return %r#0, %r#1 : f32, index
}

func.func @without_else(%m: memref<?xf32>, %n: index, %v: f32) {
  affine.if affine_set<()[s0] : (s0 mod 2 == 0)>()[%n] {
    affine.prefetch %m[%n floordiv 2], write, locality<1>, data : memref<?xf32>
    affine.store %v, %m[symbol(%n) - 1] : memref<?xf32>
  }
  return
}

func.func @vectors(%m: memref<?x?xf32>, %n: index) {
  %v = affine.vector_load %m[%n, 8] : memref<?x?xf32>, vector<8xf32>
  affine.vector_store %v, %m[0, %n * 8] : memref<?x?xf32>, vector<8xf32>
  return
}

func.func @parallel(%m: memref<?x?xf32>, %n: index, %v: f32) -> (f32, f32, f32, i16) {
  affine.parallel (%i, %j) = (0, max(%n - 4, 0)) to (min(%n, 16), 32) step (1, 4) {
    affine.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  %r:3 = affine.parallel (%i, %j) = (0, 0) to (%n, 10) reduce ("addf", "maximumf", "minimumf") -> (f32, f32, f32) {
    %x = affine.load %m[%i, %j] : memref<?x?xf32>
    affine.yield %x, %x, %x : f32, f32, f32
  }
  %k = affine.parallel (%i) = (0) to (10) reduce ("andi") -> (i16) {
    %c = arith.constant 6 : i16
    affine.yield %c : i16
  }
  return %r#0, %r#1, %r#2, %k : f32, f32, f32, i16
}

// CHECK-LABEL: func.func @tile
// CHECK: scf.for %[[I:.*]] = %c0 to %arg1 step %c4
// CHECK: %[[L:.*]] = arith.maxsi %[[I]]
// CHECK: %[[U:.*]] = arith.minsi %{{.*}}, %arg1
// CHECK: scf.for %{{.*}} = %[[L]] to %[[U]] step
// CHECK: memref.load %arg0[%[[I]], %{{.*}}] : memref<?x?xf32>
// CHECK: memref.store %{{.*}}, %arg0[%{{.*}}, %c3] : memref<?x?xf32>
// CHECK-LABEL: func.func @sum
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %arg2, %{{.*}} = %arg1) -> (f32, index)
// CHECK: %[[C:.*]] = arith.andi
// CHECK: scf.if %[[C]] -> (f32)
// CHECK: scf.yield %{{.*}}, %{{.*}} : f32, index
// CHECK-LABEL: func.func @without_else
// CHECK: scf.if
// CHECK: memref.prefetch %arg0[%{{.*}}], write, locality<1>, data
// CHECK-LABEL: func.func @vectors
// CHECK: vector.load
// CHECK: vector.store
// CHECK-LABEL: func.func @parallel
// CHECK: scf.parallel (%[[A:.*]], %[[B:.*]]) =
// CHECK: scf.parallel {{.*}} init ({{.*}}) -> (f32, f32, f32)
// CHECK: scf.reduce(%{{.*}}, %{{.*}}, %{{.*}} : f32, f32, f32) {
// CHECK: arith.addf
// CHECK: arith.maximumf
// CHECK: arith.minimumf
// CHECK: arith.andi
//
// BRANCHES-NOT: scf.
// BRANCHES-NOT: affine.
