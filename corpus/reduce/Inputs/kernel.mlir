func.func @kernel(%m: memref<?xi32>, %i: index, %x: i32) -> i32 {
  %c = arith.constant 5 : i32
  %y = arith.addi %x, %c : i32
  %v = memref.load %m[%i] : memref<?xi32>
  %z = arith.muli %y, %v : i32
  memref.store %z, %m[%i] : memref<?xi32>
  return %y : i32
}
func.func @beside(%x: f32) -> f32 {
  return %x : f32
}
