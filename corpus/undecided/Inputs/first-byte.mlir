func.func @first_byte(%x: i32) -> i8 {
  %z = arith.constant 0 : index
  %b = memref.alloca() {alignment = 4 : i64} : memref<4xi8>
  %v = memref.view %b[%z][] : memref<4xi8> to memref<1xi32>
  memref.store %x, %v[%z] : memref<1xi32>
  %r = memref.load %b[%z] : memref<4xi8>
  return %r : i8
}
