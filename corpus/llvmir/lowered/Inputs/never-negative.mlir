func.func @largest(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %largest = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    %after = arith.maxsi %before, %x : i32
    scf.yield %after : i32
  }
  return %largest : i32
}
