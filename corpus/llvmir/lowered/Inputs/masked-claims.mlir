// Elements that a mask lets through, and one that is fetched into the cache.

func.func @lanes(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>, %other: vector<4xf32>) -> vector<4xf32> {
  %read = vector.maskedload %m[%i], %mask, %other : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %mask, %other : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %read : vector<4xf32>
}
func.func @fetch(%m: memref<?xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<2>, data : memref<?xf32>
  return
}
