func.func @element(%m: memref<?x?xf32>, %rows: index, %blocks: index, %columns: index, %i: index, %j: index, %k: index) -> f32 {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%rows, %blocks, %columns] : memref<?x?xf32> into memref<?x?x?xf32>
  %x = memref.load %e[%i, %j, %k] : memref<?x?x?xf32>
  return %x : f32
}
