// Metadata of what only changes the memory space, what is claimed of a buffer, and of a buffer without its layout; sizes of views of bytes.
//
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -expand-strided-metadata %s > %t && lower-mlir -expand-strided-metadata %s | diff - %t %}

func.func @other_space(%m: memref<?x4xf32>, %one: memref<f32>) -> (memref<f32, 2>, index, index, memref<f32, 2>) {
  %far = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 2>
  %far_one = memref.memory_space_cast %one : memref<f32> to memref<f32, 2>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %far : memref<?x4xf32, 2> -> memref<f32, 2>, index, index, index, index, index
  %c, %p = memref.extract_strided_metadata %far_one : memref<f32, 2> -> memref<f32, 2>, index
  return %b, %s#0, %p, %c : memref<f32, 2>, index, index, memref<f32, 2>
}

func.func @sizes_alone(%m: memref<?x4xf32>) -> index {
  %far = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 2>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %far : memref<?x4xf32, 2> -> memref<f32, 2>, index, index, index, index, index
  return %s#0 : index
}

func.func @aligned(%m: memref<?xf32, strided<[?], offset: ?>>) -> (index, memref<f32>) {
  %a = memref.assume_alignment %m, 8 : memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %o, %b : index, memref<f32>
}

func.func @of_the_buffer(%m: memref<?xf32, strided<[?], offset: ?>>) -> (index, memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %c, %p = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  %address = memref.extract_aligned_pointer_as_index %b : memref<f32> -> index
  return %p, %c, %address : index, memref<f32>, index
}

func.func @bytes(%m: memref<?xi8>, %at: index, %n: index, %k: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = memref.view %m[%at][%n, %k] : memref<?xi8> to memref<?x3x?xf32>
  %a = memref.dim %v, %c0 : memref<?x3x?xf32>
  %b = memref.dim %v, %c2 : memref<?x3x?xf32>
  return %a, %b : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @other_space(%arg0: memref<?x4xf32>, %arg1: memref<f32>) -> (memref<f32, 2>, index, index, memref<f32, 2>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %base_buffer : memref<f32> to memref<f32, 2>
// CHECK-NEXT: %base_buffer_0, %offset_1 = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index
// CHECK-NEXT: %memspacecast_2 = memref.memory_space_cast %base_buffer_0 : memref<f32> to memref<f32, 2>
// CHECK-NEXT: return %memspacecast, %sizes#0, %c0, %memspacecast_2 : memref<f32, 2>, index, index, memref<f32, 2>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sizes_alone(%arg0: memref<?x4xf32>) -> index {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %sizes#0 : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @aligned(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (index, memref<f32>) {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT: return %offset, %base_buffer : index, memref<f32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @of_the_buffer(%arg0: memref<?xf32, strided<[?], offset: ?>>) -> (index, memref<f32>, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %base_buffer : memref<f32> -> index
// CHECK-NEXT: return %c0, %base_buffer, %intptr : index, memref<f32>, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bytes(%arg0: memref<?xi8>, %arg1: index, %arg2: index, %arg3: index) -> (index, index) {
// CHECK-NEXT: return %arg2, %arg3 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
