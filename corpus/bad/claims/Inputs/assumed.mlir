func.func @element(%m: memref<4xf32, strided<[1], offset: ?>>, %i: index) -> f32 {
  %aligned = memref.assume_alignment %m, 64 : memref<4xf32, strided<[1], offset: ?>>
  %x = memref.load %aligned[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %x : f32
}
