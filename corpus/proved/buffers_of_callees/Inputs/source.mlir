func.func private @fill(memref<8xi32>, index)
func.func private @look(memref<*xi32>)

func.func @on_the_stack(%n: index, %first: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %buffer = memref.alloca() : memref<8xi32>
  memref.store %first, %buffer[%c1] : memref<8xi32>
  scf.for %i = %c0 to %n step %c1 {
    func.call @fill(%buffer, %i) : (memref<8xi32>, index) -> ()
  }
  %r = memref.load %buffer[%c1] : memref<8xi32>
  return %r : i32
}

func.func @on_the_heap(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %buffer = memref.alloc(%n) : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %zero) -> i32 {
    %any = memref.cast %buffer : memref<?xi32> to memref<*xi32>
    func.call @look(%any) : (memref<*xi32>) -> ()
    %x = memref.load %buffer[%i] : memref<?xi32>
    %after = arith.addi %before, %x : i32
    scf.yield %after : i32
  }
  memref.dealloc %buffer : memref<?xi32>
  return %sum : i32
}

func.func @descriptor(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %any = memref.cast %m : memref<?xi32> to memref<*xi32>
  cf.br ^round
^round:
  func.call @look(%any) : (memref<*xi32>) -> ()
  %size = memref.dim %any, %c0 : memref<*xi32>
  %again = arith.cmpi eq, %size, %n : index
  cf.cond_br %again, ^round, ^end
^end:
  return
}
