func.func private @note(i32)

func.func @load(%m: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %v : f32
}

func.func @store(%m: memref<?xi32>, %i: index, %x: i32) {
  memref.store %x, %m[%i] : memref<?xi32>
  call @note(%x) : (i32) -> ()
  return
}
