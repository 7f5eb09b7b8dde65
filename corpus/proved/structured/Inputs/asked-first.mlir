func.func @sum(%m: memref<?xi32>, %common: memref<i32>, %other: memref<i32>, %n: index, %from: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %some = arith.cmpi slt, %c0, %n : index
  %result = scf.if %some -> (i32) {
    %x = memref.load %common[] : memref<i32>
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%before = %from) -> (i32) {
      %o = memref.load %other[] : memref<i32>
      %y = memref.load %m[%i] : memref<?xi32>
      %xy = arith.muli %x, %y : i32
      %xyo = arith.addi %xy, %o : i32
      %after = arith.addi %before, %xyo : i32
      scf.yield %after : i32
    }
    scf.yield %sum : i32
  } else {
    scf.yield %from : i32
  }
  return %result : i32
}
