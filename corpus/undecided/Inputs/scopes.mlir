func.func private @keep(memref<4xi32>)
func.func private @sink(i32)

func.func @behind_a_buffer(%v: i32) {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloca() : memref<4xi32>
  memref.store %v, %buffer[%c0] : memref<4xi32>
  func.call @keep(%buffer) : (memref<4xi32>) -> ()
  memref.alloca_scope {
    func.call @sink(%v) : (i32) -> ()
  }
  return
}
