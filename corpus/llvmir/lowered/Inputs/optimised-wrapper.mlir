func.func @given_back(%m: memref<?x3xf32>, %u: memref<*xf32>, %x: i32) -> (memref<?x3xf32>, i32) attributes {llvm.emit_c_interface} {
  return %m, %x : memref<?x3xf32>, i32
}

func.func @some_lanes(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %v = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @soon(%m: memref<?xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  return
}
