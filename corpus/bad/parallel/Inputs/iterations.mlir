// Each iteration reads what the one before it has stored.
func.func @one_after_the_other(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
  }
  return
}
