// Lanes that a mask chooses, read and written.
func.func @read(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>, %rest: vector<4xf32>) -> vector<4xf32> {
  memref.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  %r = vector.maskedload %m[%i], %mask, %rest : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
func.func @write(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>, %v: vector<4xf32>) {
  vector.maskedstore %m[%i], %mask, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
