func.func @accessed(%v: memref<4xi32>, %i: index) -> i32 {
  %x = memref.load %v[%i] : memref<4xi32>
  return %x : i32
}
