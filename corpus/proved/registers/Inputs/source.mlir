// Numbers that each iteration of a loop reads from memory and writes there again.

func.func @sum(%m: memref<?xi32>, %n: index) -> i32 {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %sum = memref.alloca() : memref<i32>
  memref.store %zero, %sum[] : memref<i32>
  scf.for %i = %first to %n step %step {
    %x = memref.load %m[%i] : memref<?xi32>
    %old = memref.load %sum[] : memref<i32>
    %new = arith.addi %old, %x : i32
    memref.store %new, %sum[] : memref<i32>
  }
  %all = memref.load %sum[] : memref<i32>
  return %all : i32
}

func.func @squared(%m: memref<?xi32>, %n: index) {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %five = arith.constant 5 : i32
  memref.store %five, %m[%first] : memref<?xi32>
  scf.for %i = %first to %n step %step {
    %old = memref.load %m[%first] : memref<?xi32>
    %new = arith.muli %old, %old : i32
    memref.store %new, %m[%first] : memref<?xi32>
  }
  return
}

func.func @product(%m: memref<?xi32>, %p: memref<i32>, %n: index) {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %one = arith.constant 1 : i32
  memref.store %one, %p[] : memref<i32>
  scf.for %i = %first to %n step %step {
    %x = memref.load %m[%i] : memref<?xi32>
    %old = memref.load %p[] : memref<i32>
    %new = arith.muli %old, %x : i32
    memref.store %new, %p[] : memref<i32>
  }
  return
}
