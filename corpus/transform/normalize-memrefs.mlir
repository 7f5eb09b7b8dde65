// Memrefs with an affine map as their layout: the map moves into the accesses, in signatures too, also of functions that are only
// declared. What is looked at in another way stays.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: lower-mlir -normalize-memrefs -lower-affine %s | lower-mlir --allow-unregistered-dialect -finalize-memref-to-llvm | FileCheck %s --check-prefix=LOWERED
// LOWERED: llvm.func @malloc

#tile = affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4, d1 mod 4)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#wide = affine_map<(d0) -> (d0 * 2 + 1)>
#kept = affine_map<(d0) -> (d0 * 3)>

func.func @tiled(%x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8x14xf32, #tile>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^bb2, ^bb3
^bb2:
  memref.store %x, %m[%i, %i] : memref<8x14xf32, #tile>
  %next = arith.addi %i, %c1 : index
  cf.br ^bb1(%next : index)
^bb3:
  %v = memref.load %m[%c1, %c0] : memref<8x14xf32, #tile>
  memref.dealloc %m : memref<8x14xf32, #tile>
  return %v : f32
}

func.func @swapped(%m: memref<3x5xf32, #swap>, %i: index, %j: index) -> memref<3x5xf32, #swap> {
  %v = memref.load %m[%i, %j] : memref<3x5xf32, #swap>
  memref.store %v, %m[%j, %i] : memref<3x5xf32, #swap>
  %r = call @swapped(%m, %i, %j) : (memref<3x5xf32, #swap>, index, index) -> memref<3x5xf32, #swap>
  return %r : memref<3x5xf32, #swap>
}

func.func @spread(%m: memref<4xf32, #wide>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, #wide>
  return %v : f32
}

func.func private @elsewhere(memref<4xf32, #kept>)
func.func @given_away(%m: memref<4xf32, #kept>, %i: index) -> f32 {
  call @elsewhere(%m) : (memref<4xf32, #kept>) -> ()
  %v = memref.load %m[%i] : memref<4xf32, #kept>
  return %v : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 2 + 1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @tiled(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %alloc = memref.alloc() : memref<2x4x4x4xf32>
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT: cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %2 = affine.apply #map()[%0]
// CHECK-NEXT: %3 = affine.apply #map()[%0]
// CHECK-NEXT: %4 = affine.apply #map1()[%0]
// CHECK-NEXT: %5 = affine.apply #map1()[%0]
// CHECK-NEXT: memref.store %arg0, %alloc[%2, %3, %4, %5] : memref<2x4x4x4xf32>
// CHECK-NEXT: %6 = arith.addi %0, %c1 : index
// CHECK-NEXT: cf.br ^bb1(%6 : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %7 = memref.load %alloc[%c0_0, %c0_1, %c1_2, %c0_3] : memref<2x4x4x4xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2x4x4x4xf32>
// CHECK-NEXT: return %7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @swapped(%arg0: memref<5x3xf32>, %arg1: index, %arg2: index) -> memref<5x3xf32> {
// CHECK-NEXT: %0 = memref.load %arg0[%arg2, %arg1] : memref<5x3xf32>
// CHECK-NEXT: memref.store %0, %arg0[%arg1, %arg2] : memref<5x3xf32>
// CHECK-NEXT: %1 = call @swapped(%arg0, %arg1, %arg2) : (memref<5x3xf32>, index, index) -> memref<5x3xf32>
// CHECK-NEXT: return %1 : memref<5x3xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @spread(%arg0: memref<8xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = affine.apply #map2()[%arg1]
// CHECK-NEXT: %1 = memref.load %arg0[%0] : memref<8xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @elsewhere(memref<10xf32>)
// CHECK-NEXT: func.func @given_away(%arg0: memref<10xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: call @elsewhere(%arg0) : (memref<10xf32>) -> ()
// CHECK-NEXT: %0 = affine.apply #map3()[%arg1]
// CHECK-NEXT: %1 = memref.load %arg0[%0] : memref<10xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
