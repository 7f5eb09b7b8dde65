func.func @size(%m: memref<4x?x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<4x?x?xf32>
  return %d : index
}
