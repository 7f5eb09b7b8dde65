func.func private @say(i32)
func.func @second() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %x = arith.constant 5 : i32
  %bytes = memref.alloc() {alignment = 64 : i64} : memref<32xi8>
  %m = memref.view %bytes[%0][] : memref<32xi8> to memref<8xi32>
  memref.store %x, %m[%1] : memref<8xi32>
  %y = memref.load %m[%1] : memref<8xi32>
  call @say(%y) : (i32) -> ()
  memref.dealloc %bytes : memref<32xi8>
  return
}
