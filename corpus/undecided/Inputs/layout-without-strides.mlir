func.func @size(%m: memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>) -> index {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  return %d : index
}
