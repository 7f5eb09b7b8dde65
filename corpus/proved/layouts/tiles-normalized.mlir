// Right: the layouts of memrefs are turned into sizes, the other operations are left as they are.
//
// RUN: verify-lowering %S/tiles.mlir --lowered %s | FileCheck %s
// CHECK: 5 functions: 5 proved{{$}}

#map = affine_map<()[s0] -> (s0 floordiv 4)>
#map1 = affine_map<()[s0] -> (s0 mod 4)>
#map2 = affine_map<()[s0] -> (s0 floordiv 32)>
#map3 = affine_map<()[s0] -> (s0 mod 32)>
#map4 = affine_map<()[s0] -> (s0 ceildiv 4)>
module {
  func.func @tiled(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<2x4x4x4xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = affine.apply #map()[%0]
    %3 = affine.apply #map()[%0]
    %4 = affine.apply #map1()[%0]
    %5 = affine.apply #map1()[%0]
    memref.store %arg0, %alloc[%2, %3, %4, %5] : memref<2x4x4x4xf32>
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb3:  // pred: ^bb1
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %7 = memref.load %alloc[%c0_0, %c0_1, %c1_2, %c0_3] : memref<2x4x4x4xf32>
    memref.dealloc %alloc : memref<2x4x4x4xf32>
    return %7 : f32
  }
  func.func @swapped(%arg0: memref<5x3xf32>, %arg1: index, %arg2: index) -> f32 {
    %0 = memref.load %arg0[%arg2, %arg1] : memref<5x3xf32>
    return %0 : f32
  }
  func.func @argument(%arg0: memref<4x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
    %0 = affine.apply #map2()[%arg2]
    %1 = affine.apply #map3()[%arg2]
    memref.store %arg3, %arg0[%arg1, %0, %1] : memref<4x?x?xf32>
    return
  }
  func.func @local(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> memref<?x?x?x?xf32> {
    %0 = affine.apply #map4()[%arg0]
    %1 = affine.apply #map4()[%arg1]
    %c4 = arith.constant 4 : index
    %c4_0 = arith.constant 4 : index
    %alloc = memref.alloc(%0, %1, %c4, %c4_0) : memref<?x?x?x?xf32>
    %2 = affine.apply #map()[%arg2]
    %3 = affine.apply #map()[%arg3]
    %4 = affine.apply #map1()[%arg2]
    %5 = affine.apply #map1()[%arg3]
    memref.store %arg4, %alloc[%2, %3, %4, %5] : memref<?x?x?x?xf32>
    return %alloc : memref<?x?x?x?xf32>
  }
  func.func @passes(%arg0: memref<4x?x?xf32>, %arg1: index, %arg2: f32) {
    call @argument(%arg0, %arg1, %arg1, %arg2) : (memref<4x?x?xf32>, index, index, f32) -> ()
    return
  }
}
