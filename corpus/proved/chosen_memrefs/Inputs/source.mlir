// One of two memrefs with an offset.

func.func @off(%c: i1, %m: memref<?xf32, strided<[1], offset: ?>>, %n: memref<?xf32, strided<[1], offset: ?>>, %i: index) -> f32 {
  %s = arith.select %c, %m, %n : memref<?xf32, strided<[1], offset: ?>>
  %r = memref.load %s[%i] : memref<?xf32, strided<[1], offset: ?>>
  return %r : f32
}
