// mlir-opt 19, -expand-strided-metadata. The aligned pointer of a view is taken to be that of the buffer under it; a memref.view begins later,
// by as many bytes as it says. Of a subview, whose offset is apart from its pointer, it is so.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s --check-prefix=RIGHT %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && expect-status 1 verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @of_view: refuted: return-value
// CHECK: @of_subview: proved
// RIGHT: @of_view: proved
// RIGHT: @of_subview: proved

func.func @of_view(%m: memref<?xi8>, %first: index) -> index {
  %v = memref.view %m[%first][] : memref<?xi8> to memref<f32>
  %r = memref.extract_aligned_pointer_as_index %v : memref<f32> -> index
  return %r : index
}

func.func @of_subview(%m: memref<?xf32>, %first: index) -> index {
  %v = memref.subview %m[%first] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.extract_aligned_pointer_as_index %v : memref<4xf32, strided<[1], offset: ?>> -> index
  return %r : index
}
