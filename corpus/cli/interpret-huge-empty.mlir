// A memref without elements, whose other sizes are huge, can be reshaped: the number of its elements is 0, whatever the product of
// the first sizes.
//
// RUN: interpret-mlir %s

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %big = arith.constant 4611686018427387904 : index
  %s = memref.alloca() : memref<4xindex>
  memref.store %big, %s[%c0] : memref<4xindex>
  memref.store %big, %s[%c1] : memref<4xindex>
  memref.store %big, %s[%c2] : memref<4xindex>
  memref.store %c0, %s[%c3] : memref<4xindex>
  %e = memref.alloc() : memref<0xi32>
  %m = memref.reinterpret_cast %e to offset: [0], sizes: [%big, %big, %big, %c0], strides: [0, 0, 0, 1] : memref<0xi32> to memref<?x?x?x?xi32, strided<[0, 0, 0, 1]>>
  %n = memref.cast %m : memref<?x?x?x?xi32, strided<[0, 0, 0, 1]>> to memref<?x?x?x?xi32>
  %r = memref.reshape %n(%s) : (memref<?x?x?x?xi32>, memref<4xindex>) -> memref<?x?x?x?xi32>
  return
}
