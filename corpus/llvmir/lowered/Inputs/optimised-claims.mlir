func.func @element(%m: memref<?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %size = memref.dim %m, %c0 : memref<?xf32>
  %in = arith.cmpi ult, %i, %size : index
  cf.assert %in, "out of bounds"
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}

func.func @row(%from: memref<8x16xi16>, %to: memref<16xi16>, %i: index) {
  %row = memref.subview %from[%i, 0][1, 16][1, 1] : memref<8x16xi16> to memref<16xi16, strided<[1], offset: ?>>
  memref.copy %row, %to : memref<16xi16, strided<[1], offset: ?>> to memref<16xi16>
  return
}

func.func @longer(%m: memref<4xf32>) -> memref<8xf32> {
  %r = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %r : memref<8xf32>
}

func.func private @make(memref<*xi8>) -> memref<*xi8>
func.func @twice(%m: memref<4xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %u = memref.cast %m : memref<4xi8> to memref<*xi8>
  %v = call @make(%u) : (memref<*xi8>) -> memref<*xi8>
  %w = call @make(%v) : (memref<*xi8>) -> memref<*xi8>
  %r = memref.cast %w : memref<*xi8> to memref<?xi8>
  %x = memref.load %r[%c0] : memref<?xi8>
  return %x : i8
}

func.func @either(%m: memref<?x?xf32>, %n: memref<?xf32>, %c: i1) -> (memref<*xf32>, memref<*xf32>) {
  %u = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  %v = memref.cast %n : memref<?xf32> to memref<*xf32>
  %s = arith.select %c, %u, %v : memref<*xf32>
  return %u, %s : memref<*xf32>, memref<*xf32>
}

func.func @ends(%m: memref<4xi32>, %x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %old = memref.load %m[%c1] : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  cf.cond_br %c, ^one, ^other
^one:
  memref.store %old, %m[%c3] : memref<4xi32>
  cf.br ^end(%old : i32)
^other:
  memref.store %x, %m[%c1] : memref<4xi32>
  memref.store %x, %m[%c3] : memref<4xi32>
  %new = memref.load %m[%c0] : memref<4xi32>
  cf.br ^end(%new : i32)
^end(%r: i32):
  return %r : i32
}
