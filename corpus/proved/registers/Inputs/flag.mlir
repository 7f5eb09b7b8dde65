// Whether a number was found, in one bit of memory.

func.func @found(%m: memref<?xi32>, %x: i32, %n: index) -> i1 {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %no = arith.constant false
  %yes = arith.constant true
  %found = memref.alloca() : memref<i1>
  memref.store %no, %found[] : memref<i1>
  scf.for %i = %first to %n step %step {
    %y = memref.load %m[%i] : memref<?xi32>
    %same = arith.cmpi eq, %x, %y : i32
    scf.if %same {
      memref.store %yes, %found[] : memref<i1>
    }
  }
  %all = memref.load %found[] : memref<i1>
  return %all : i1
}
