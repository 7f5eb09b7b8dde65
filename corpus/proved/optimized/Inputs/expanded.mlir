func.func @expanded(%m: memref<?xf32>, %n: index) -> memref<?x5x2xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%n, 5, 2] : memref<?xf32> into memref<?x5x2xf32>
  return %0 : memref<?x5x2xf32>
}
