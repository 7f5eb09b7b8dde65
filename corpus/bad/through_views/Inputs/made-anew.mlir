func.func @before(%b: memref<?xi8>, %n: index, %o: index, %q: index, %x: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %v = memref.view %b[%o][%n] : memref<?xi8> to memref<?xf32>
  %r = memref.reinterpret_cast %v to offset: [%q], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  memref.store %x, %r[%i, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
  return
}

func.func @of_none(%b: memref<?xi8>, %n: index, %k: index, %o: index, %x: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %v = memref.view %b[%o][%n] : memref<?xi8> to memref<?xf32>
  %r = memref.reinterpret_cast %v to offset: [0], sizes: [%k, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
  memref.store %x, %r[%i, %c1] : memref<?x4xf32>
  return
}
