// mlir-opt 19, -expand-strided-metadata. The stride of collapsed dimensions is taken to be the smaller of theirs; it is that of the last one,
// as mlir-opt 22 has it: the strides -32 and -8 give -8.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && expect-status 1 verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @flat: refuted: return-value: result 0 differs: of stride 0
// RIGHT: @flat: proved

func.func @flat(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}
