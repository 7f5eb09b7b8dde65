func.func @first(%m: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %v = memref.load %m[%zero] : memref<4xi32>
  return %v : i32
}
