// Four elements are cleared one after the other, by a loop.
func.func @cleared(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zero, %m[%i] : memref<4xi32>
  }
  return
}
