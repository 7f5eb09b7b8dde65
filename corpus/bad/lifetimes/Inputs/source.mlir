// Buffers that callees get to know, and that end before or after others are called.
func.func private @take(memref<1xi32>)
func.func private @use()
func.func private @number(i32)

// The second callee may have kept the buffer.
func.func @heap() {
  %m = memref.alloc() : memref<1xi32>
  call @take(%m) : (memref<1xi32>) -> ()
  call @use() : () -> ()
  memref.dealloc %m : memref<1xi32>
  return
}

func.func @stack(%x: i32) {
  %0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %x, %m[%0] : memref<1xi32>
  call @take(%m) : (memref<1xi32>) -> ()
  call @take(%m) : (memref<1xi32>) -> ()
  return
}

// Nobody else knows it, but it is read in each iteration.
func.func @rounds(%x: i32, %n: i32) {
  %0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %x, %m[%0] : memref<1xi32>
  cf.br ^head(%zero : i32)
^head(%i: i32):
  %v = memref.load %m[%0] : memref<1xi32>
  func.call @number(%v) : (i32) -> ()
  %next = arith.addi %i, %one : i32
  %more = arith.cmpi slt, %next, %n : i32
  cf.cond_br %more, ^head(%next : i32), ^exit
^exit:
  return
}
