func.func @first(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<?xi32>
  return %x : i32
}
