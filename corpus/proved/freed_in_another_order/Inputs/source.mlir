// Two escaped buffers are freed one after the other.

func.func private @fill(memref<2xi32>, memref<2xi32>)

func.func @both(%n: memref<i32>) {
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  call @fill(%a, %b) : (memref<2xi32>, memref<2xi32>) -> ()
  memref.dealloc %a : memref<2xi32>
  %c0 = arith.constant 0 : index
  %v = memref.load %b[%c0] : memref<2xi32>
  memref.store %v, %n[] : memref<i32>
  memref.dealloc %b : memref<2xi32>
  return
}
