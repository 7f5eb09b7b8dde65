func.func @fill(%m: memref<2x3xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %j = %c0 to %c3 step %c1 {
    scf.for %i = %c0 to %c2 step %c1 {
      memref.store %x, %m[%i, %j] : memref<2x3xi32>
    }
  }
  return
}
