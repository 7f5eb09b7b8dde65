// Strides of an expanded group are computed from the outermost one on.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: %python %S/../../../scripts/compare-upstream %s -- -expand-strided-metadata
// RUN: verify-lowering %s --quiet

func.func @three(%row: memref<?xf32, strided<[?], offset: ?>>, %blocks: index) -> memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>> {
  %tiled = memref.expand_shape %row [[0, 1, 2]] output_shape [2, %blocks, 3]
      : memref<?xf32, strided<[?], offset: ?>> into memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>>
  return %tiled : memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>>
}

func.func @known(%row: memref<24xf32, strided<[?], offset: ?>>) -> memref<4x2x3xf32, strided<[?, ?, ?], offset: ?>> {
  %tiled = memref.expand_shape %row [[0, 1, 2]] output_shape [4, 2, 3]
      : memref<24xf32, strided<[?], offset: ?>> into memref<4x2x3xf32, strided<[?, ?, ?], offset: ?>>
  return %tiled : memref<4x2x3xf32, strided<[?, ?, ?], offset: ?>>
}
