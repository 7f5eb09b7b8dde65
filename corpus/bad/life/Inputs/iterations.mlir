func.func @sum(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %zero, %buffer[%c0] : memref<4xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i32 {
    %x = memref.load %buffer[%c0] : memref<4xi32>
    %after = arith.addi %before, %x : i32
    scf.yield %after : i32
  }
  memref.dealloc %buffer : memref<4xi32>
  return %sum : i32
}
