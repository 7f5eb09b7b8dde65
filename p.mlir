func.func @a(%m: memref<4xi32>, %i: index, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
