func.func private @sink(i32)

func.func @buffer_before(%i: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloca() : memref<4xi32>
  memref.store %v, %buffer[%c0] : memref<4xi32>
  memref.store %v, %buffer[%i] : memref<4xi32>
  %x = memref.load %buffer[%c0] : memref<4xi32>
  func.call @sink(%x) : (i32) -> ()
  return
}
