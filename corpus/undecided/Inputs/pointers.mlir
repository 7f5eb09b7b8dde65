// The allocated pointer of the first buffer is never used.
func.func @second(%m: memref<4xi8>, %n: memref<4xi8>) -> i8 {
  %0 = arith.constant 0 : index
  %r = memref.load %n[%0] : memref<4xi8>
  return %r : i8
}

func.func @elsewhere(%m: memref<1xi32, 3>) -> i32 {
  %0 = arith.constant 0 : index
  %r = memref.load %m[%0] : memref<1xi32, 3>
  return %r : i32
}
