// Affine loops, conditions and accesses all the way down, as mlir-opt gives them.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @stencil(%in: memref<?xf32>, %out: memref<?xf32>, %n: index, %third: f32) {
  affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
    %a = affine.load %in[%i - 1] : memref<?xf32>
    %b = affine.load %in[%i] : memref<?xf32>
    %c = affine.load %in[%i + 1] : memref<?xf32>
    %ab = arith.addf %a, %b : f32
    %abc = arith.addf %ab, %c : f32
    %mean = arith.mulf %abc, %third : f32
    affine.store %mean, %out[%i] : memref<?xf32>
  }
  return
}

func.func @tiled(%m: memref<?x?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : i32
  %r = affine.for %i = 0 to %n step 8 iter_args(%s = %zero) -> (i32) {
    %q = affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] iter_args(%t = %s) -> (i32) {
      %x = affine.load %m[%j floordiv 8, %j mod 8] : memref<?x?xi32>
      %u = arith.addi %t, %x : i32
      affine.yield %u : i32
    }
    affine.yield %q : i32
  }
  return %r : i32
}

func.func @corners(%m: memref<8x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %v: f32) -> f32 {
  %r = affine.if affine_set<(d0, d1) : (d0 >= 0, 7 - d0 >= 0, d0 - d1 == 0)>(%i, %j) -> f32 {
    %x = affine.load %m[%i, %j] : memref<8x8xf32, strided<[?, 1], offset: ?>>
    affine.yield %x : f32
  } else {
    affine.yield %v : f32
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%j] {
    affine.store %v, %m[0, 7] : memref<8x8xf32, strided<[?, 1], offset: ?>>
  }
  return %r : f32
}

func.func @parallel(%m: memref<?x?xf32>, %n: index, %v: f32) {
  affine.parallel (%i, %j) = (0, %n) to (min(10, %n + 3), 20) step (1, 4) {
    affine.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

func.func @reduced(%m: memref<?xf32>, %n: index) -> (f32, f32) {
  %r:2 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf") -> (f32, f32) {
    %x = affine.load %m[%i] : memref<?xf32>
    affine.yield %x, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

func.func @vectors(%m: memref<?x16xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.vector_load %m[%i, 8] : memref<?x16xf32>, vector<8xf32>
    affine.vector_store %v, %m[%i, 0] : memref<?x16xf32>, vector<8xf32>
    affine.prefetch %m[%i, 0], read, locality<3>, data : memref<?x16xf32>
  }
  return
}

// CHECK-NOT: {{affine|scf|memref|arith}}.
// CHECK: llvm.func @stencil
// CHECK: llvm.icmp "slt"
