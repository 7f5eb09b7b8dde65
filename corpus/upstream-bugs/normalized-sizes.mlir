// mlir-opt 22, -normalize-memrefs. memref.dim of a memref that loses its layout asks for the same dimension of the new one, which is another
// size: of the buffer, of tiles.
//
// RUN: lower-mlir -normalize-memrefs -lower-affine %s > %t && verify-lowering %s --lowered %t | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -normalize-memrefs -lower-affine' | FileCheck %s --check-prefix=WRONG %}
// RIGHT: 4 functions: 4 proved
// WRONG: @columns: refuted: undefined: the lowering is undefined: dimension 1 of a memref of rank 1
// WRONG: @in_tiles: refuted: return-value
// WRONG: @of_view: refuted: return-value: result 0 differs: it is 4 in the source, 36 in the lowering
// WRONG: @elsewhere: refuted: return-value

#rows = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>
#last = affine_map<(d0, d1) -> (d1 floordiv 32, d0, d1 mod 32)>

// CHECK-LABEL: func.func @columns(%arg0: memref<60xf32>
// CHECK: %[[C:.*]] = arith.constant 8 : index
// CHECK: return %[[C]], %
func.func @columns(%m: memref<4x8xf32, strided<[16, 1], offset: 4>>, %i: index) -> (index, f32) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x8xf32, strided<[16, 1], offset: 4>>
  %x = memref.load %m[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 4>>
  return %0, %x : index, f32
}

// CHECK-LABEL: func.func @in_tiles(%arg0: index)
// CHECK: memref.alloc(
// CHECK: return %arg0, %c4
func.func @in_tiles(%n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<4x?xf32, #rows>
  %0 = memref.dim %a, %c1 : memref<4x?xf32, #rows>
  %1 = memref.dim %a, %c0 : memref<4x?xf32, #rows>
  memref.dealloc %a : memref<4x?xf32, #rows>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @of_view(
// CHECK: %[[C:.*]] = arith.constant 4 : index
// CHECK: return %[[C]] : index
func.func @of_view(%m: memref<64xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.reinterpret_cast %m to offset: [5], sizes: [4, 4], strides: [8, 2] : memref<64xf32> to memref<4x4xf32, strided<[8, 2], offset: 5>>
  %0 = memref.dim %r, %c0 : memref<4x4xf32, strided<[8, 2], offset: 5>>
  return %0 : index
}

// CHECK-LABEL: func.func @elsewhere(%arg0: memref<?x?x?xf32>
// CHECK: memref.dim %arg0, %c1
func.func @elsewhere(%m: memref<?x?xf32, #last>, %i: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x?xf32, #last>
  %x = memref.load %m[%i, %c0] : memref<?x?xf32, #last>
  return %0, %x : index, f32
}
