// A function stays where it asks for a size that nothing tells any more: of a dimension that is not known and is cut into tiles, or that there
// is not. mlir-opt asks the form without the layout, whatever that answers, so there is nothing to compare with.
//
// RUN: cat %s | lower-mlir -normalize-memrefs | FileCheck %s

#rows = affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>

// CHECK-LABEL: func.func @cut(%arg0: memref<?x?xf32, #map>
func.func @cut(%m: memref<?x?xf32, #rows>, %i: index) -> (index, f32) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<?x?xf32, #rows>
  %x = memref.load %m[%i, %c1] : memref<?x?xf32, #rows>
  return %0, %x : index, f32
}

// CHECK-LABEL: func.func @beyond(%arg0: memref<4x8xf32, strided<[16, 1]>>
func.func @beyond(%m: memref<4x8xf32, strided<[16, 1]>>) -> index {
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c2 : memref<4x8xf32, strided<[16, 1]>>
  return %0 : index
}
