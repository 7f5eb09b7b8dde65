// mlir-opt 22, -expand-strided-metadata -lower-affine. The size of collapsed dimensions is a product whose every step claims `nsw`: of a
// memref of 2^33 x 2^33 x 0 elements the first two make poison of a size that is 0. Of two dimensions the claim is true.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if long && mlir-opt-22 %{ %lower-22 %s -o %t.22 && expect-status 1 verify-lowering %s --lowered %t.22 | FileCheck %s %}
//
// mlir-opt 19 takes the smaller of two strides, which is 0 for sizes [3, 0], where the type of the result says 1. No access shows that:
// the stride of a collapsed group of a memref without elements may be any, to the proof and to runs (also more than the default ones).
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-19 %{ verify-lowering %s --lowered %t.19 --check-runs=200 | FileCheck %s --check-prefix=RIGHT %}
// CHECK: @flat: refuted: return-value: result 0 differs: of size 0: it is poison in the lowering, but not in the source
// CHECK: @two: proved
// RIGHT: @flat: proved
// RIGHT: @two: proved

func.func @flat(%m: memref<?x?x?xf32>) -> memref<?xf32> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xf32> into memref<?xf32>
  return %r : memref<?xf32>
}

func.func @two(%m: memref<?x?xf32>) -> memref<?xf32> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %r : memref<?xf32>
}
