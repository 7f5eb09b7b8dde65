// Four bytes on the stack.
func.func @small() -> i32 {
  %0 = arith.constant 0 : index
  %5 = arith.constant 5 : i32
  %a = memref.alloca() : memref<1xi32>
  memref.store %5, %a[%0] : memref<1xi32>
  %x = memref.load %a[%0] : memref<1xi32>
  return %x : i32
}
