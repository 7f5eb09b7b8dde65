// Shapes that are not static, cut into tiles: as mlir-opt 22 does it. What is not cut into tiles stays.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -normalize-memrefs %}

#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>
#rows = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#other = affine_map<(d0) -> (d0 floordiv 4, d0 mod 8)>

func.func @argument(%m: memref<4x?xf32, #rows>, %i: index, %j: index) -> f32 {
  %x = memref.load %m[%i, %j] : memref<4x?xf32, #rows>
  return %x : f32
}

func.func @buffer(%n: index, %k: index, %i: index, %v: f32) -> memref<?x?xf32, #tile> {
  %m = memref.alloc(%n, %k) : memref<?x?xf32, #tile>
  memref.store %v, %m[%i, %i] : memref<?x?xf32, #tile>
  affine.store %v, %m[%i, symbol(%n) + 1] : memref<?x?xf32, #tile>
  return %m : memref<?x?xf32, #tile>
}

func.func @on_the_stack(%k: index, %i: index) -> f32 {
  %m = memref.alloca(%k) : memref<6x?xf32, #tile>
  affine.for %j = 0 to %k {
    %x = affine.load %m[2, %j] : memref<6x?xf32, #tile>
    affine.store %x, %m[3, %j] : memref<6x?xf32, #tile>
  }
  %y = memref.load %m[%i, %i] : memref<6x?xf32, #tile>
  return %y : f32
}

func.func private @elsewhere(memref<4x?xf32, #rows>)
func.func @calls(%m: memref<4x?xf32, #rows>, %i: index) -> f32 {
  call @elsewhere(%m) : (memref<4x?xf32, #rows>) -> ()
  %x = call @argument(%m, %i, %i) : (memref<4x?xf32, #rows>, index, index) -> f32
  return %x : f32
}

func.func @stays(%n: index, %k: index, %i: index, %v: f32) {
  %m = memref.alloc(%n, %k) : memref<?x?xf32, #swap>
  memref.store %v, %m[%i, %i] : memref<?x?xf32, #swap>
  memref.dealloc %m : memref<?x?xf32, #swap>
  %o = memref.alloc(%n) : memref<?xf32, #other>
  memref.store %v, %o[%i] : memref<?xf32, #other>
  memref.dealloc %o : memref<?xf32, #other>
  return
}

func.func @copies(%m: memref<4x8xf32, #rows>, %n: memref<4x8xf32, #rows>, %i: index) -> f32 {
  memref.copy %m, %n : memref<4x8xf32, #rows> to memref<4x8xf32, #rows>
  %x = memref.load %m[%i, %i] : memref<4x8xf32, #rows>
  return %x : f32
}

// CHECK-LABEL: func.func @argument(%arg0: memref<4x?x?xf32>
// CHECK: memref.load %arg0[%arg1, %{{.*}}, %{{.*}}] : memref<4x?x?xf32>
// CHECK-LABEL: func.func @buffer(
// CHECK-SAME: -> memref<?x?x?x?xf32>
// CHECK: memref.alloc(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : memref<?x?x?x?xf32>
// CHECK: affine.store
// CHECK-LABEL: func.func @on_the_stack(
// CHECK: memref.alloca(%{{.*}}, %{{.*}}) : memref<2x?x4x?xf32>
// CHECK: func.func private @elsewhere(memref<4x?x?xf32>)
// CHECK-LABEL: func.func @stays(
// CHECK: memref<?x?xf32, #
// CHECK-LABEL: func.func @copies(%arg0: memref<4x8xf32, #
