// Strides, offsets, affine maps, memory spaces.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @load_memref_4x8xf32(%m: memref<4x8xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<4x8xf32, strided<[?, ?], offset: ?>>
  return %r : f32
}

func.func @dealloc_memref_4x8xf32(%m: memref<4x8xf32, strided<[?, ?], offset: ?>, #gpu.address_space<workgroup>>) {
  memref.dealloc %m : memref<4x8xf32, strided<[?, ?], offset: ?>, #gpu.address_space<workgroup>>
  return
}

func.func @prefetch_memref_4x8xf32(%m: memref<4x8xf32, strided<[?, ?], offset: ?>, "x">, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<4x8xf32, strided<[?, ?], offset: ?>, "x">
  return
}

func.func @copy_memref_4x8xf32(%m: memref<4x8xf32, strided<[8, 1]>>, %k: memref<4x8xf32, strided<[8, 1]>>) {
  memref.copy %m, %k : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32, strided<[8, 1]>>
  return
}

func.func @extract_aligned_pointer_as_index_memref_4x8xf32(%m: memref<4x8xf32, strided<[8, 1]>, 2>) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32, strided<[8, 1]>, 2> -> index
  return %r : index
}

func.func @load_memref_4x8xf32_1(%m: memref<4x8xf32, strided<[8, 1]>, "x">, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<4x8xf32, strided<[8, 1]>, "x">
  return %r : f32
}

func.func @alloca_memref_4x8xf32_1() -> memref<4x8xf32, strided<[8, 1]>, "x"> {
  %r = memref.alloca() : memref<4x8xf32, strided<[8, 1]>, "x">
  return %r : memref<4x8xf32, strided<[8, 1]>, "x">
}

func.func @alloc_memref_4x8xf32_1() -> memref<4x8xf32, strided<[8, 1], offset: 5>> {
  %r = memref.alloc() : memref<4x8xf32, strided<[8, 1], offset: 5>>
  return %r : memref<4x8xf32, strided<[8, 1], offset: 5>>
}

func.func @extract_aligned_pointer_as_index_memref_4x8xf32_1(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32, strided<[?, 1], offset: ?>> -> index
  return %r : index
}

func.func @store_memref_4x8xf32_1(%m: memref<4x8xf32, strided<[?, 1], offset: ?>, 2 : i32>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i, %j] : memref<4x8xf32, strided<[?, 1], offset: ?>, 2 : i32>
  return
}

func.func @prefetch_memref_4x8xf32_2(%m: memref<4x8xf32, strided<[1, 4]>, 2 : i32>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<4x8xf32, strided<[1, 4]>, 2 : i32>
  return
}

func.func @extract_aligned_pointer_as_index_memref_4x8xf32_2(%m: memref<4x8xf32, strided<[1, 4]>, "x">) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32, strided<[1, 4]>, "x"> -> index
  return %r : index
}

func.func @store_memref_4x8xf32_2(%m: memref<4x8xf32, strided<[-8, 2], offset: 100>, 2>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i, %j] : memref<4x8xf32, strided<[-8, 2], offset: 100>, 2>
  return
}

func.func @load_memref_4x8xf32_3(%m: memref<4x8xf32, strided<[-8, 2], offset: 100>, 2 : i32>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<4x8xf32, strided<[-8, 2], offset: 100>, 2 : i32>
  return %r : f32
}

func.func @alloca_memref_4x8xf32_3() -> memref<4x8xf32, strided<[-8, 2], offset: 100>, 2 : i32> {
  %r = memref.alloca() : memref<4x8xf32, strided<[-8, 2], offset: 100>, 2 : i32>
  return %r : memref<4x8xf32, strided<[-8, 2], offset: 100>, 2 : i32>
}

func.func @alloc_memref_4x8xf32_3() -> memref<4x8xf32, strided<[-8, 2], offset: 100>, #gpu.address_space<workgroup>> {
  %r = memref.alloc() : memref<4x8xf32, strided<[-8, 2], offset: 100>, #gpu.address_space<workgroup>>
  return %r : memref<4x8xf32, strided<[-8, 2], offset: 100>, #gpu.address_space<workgroup>>
}

func.func @dealloc_memref_4x8xf32_3(%m: memref<4x8xf32, strided<[0, 1]>>) {
  memref.dealloc %m : memref<4x8xf32, strided<[0, 1]>>
  return
}

func.func @prefetch_memref_4x8xf32_3(%m: memref<4x8xf32, strided<[0, 1]>, 2>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<4x8xf32, strided<[0, 1]>, 2>
  return
}

func.func @copy_memref_4x8xf32_3(%m: memref<4x8xf32, strided<[0, 1]>, 2 : i32>, %k: memref<4x8xf32, strided<[0, 1]>, 2 : i32>) {
  memref.copy %m, %k : memref<4x8xf32, strided<[0, 1]>, 2 : i32> to memref<4x8xf32, strided<[0, 1]>, 2 : i32>
  return
}

func.func @assume_alignment_memref_4x8xf32_3(%m: memref<4x8xf32, strided<[0, 1]>, "x">) -> memref<4x8xf32, strided<[0, 1]>, "x"> {
  %r = memref.assume_alignment %m, 16 : memref<4x8xf32, strided<[0, 1]>, "x">
  return %r : memref<4x8xf32, strided<[0, 1]>, "x">
}

func.func @store_memref_4x8xf32_3(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %v: f32) {
  memref.store %v, %m[%i, %j] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

func.func @load_memref_4x8xf32_4(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
  return %r : f32
}

func.func @alloca_memref_4x8xf32_4() -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2> {
  %r = memref.alloca() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
  return %r : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2>
}

func.func @alloc_memref_4x8xf32_4() -> memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2 : i32> {
  %r = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2 : i32>
  return %r : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 2 : i32>
}

func.func @dealloc_memref_4x8xf32_4(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, "x">) {
  memref.dealloc %m : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>, "x">
  return
}

func.func @prefetch_memref_4x8xf32_4(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>
  return
}

func.func @alloc_memref_4x8xf32_6() -> memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 * 3 + d0 * 5)>> {
  %r = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 * 3 + d0 * 5)>>
  return %r : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 2 + d1 * 3 + d0 * 5)>>
}

func.func @extract_aligned_pointer_as_index_memref_4x8xf32_6(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>>) -> index {
  %r = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>> -> index
  return %r : index
}

func.func @alloca_memref_4x8xf32_7() -> memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, #gpu.address_space<workgroup>> {
  %r = memref.alloca() : memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, #gpu.address_space<workgroup>>
  return %r : memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, #gpu.address_space<workgroup>>
}

func.func @alloc_memref_4x8xf32_7() -> memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, "x"> {
  %r = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, "x">
  return %r : memref<4x8xf32, affine_map<(d0, d1) -> (d0 + d1)>, "x">
}

func.func @dealloc_memref_4x8xf32_7(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 floordiv 2)>, 2>) {
  memref.dealloc %m : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 floordiv 2)>, 2>
  return
}
