func.func @collapse(%m: memref<?x3x?xf32>) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
