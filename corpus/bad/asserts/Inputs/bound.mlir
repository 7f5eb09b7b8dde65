// The index is checked; a buffer is given.
func.func @bound(%i: index, %m: memref<4xi32>) -> i32 {
  %c4 = arith.constant 4 : index
  %c = arith.cmpi ult, %i, %c4 : index
  cf.assert %c, "out of bounds"
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}
