func.func @part_of_row(%m: memref<?x?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%i, %c0] : memref<?x?xf32>
  return %v : f32
}

func.func @every_second(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = arith.addi %i, %j : index
  %d = arith.muli %j, %c2 : index
  %c = arith.addi %d, %c1 : index
  %v = memref.load %m[%r, %c] : memref<?x?xf32>
  return %v : f32
}

func.func @turned(%m: memref<?x?x?xf32>, %i: index, %j: index, %k: index) -> f32 {
  %v = memref.load %m[%j, %k, %i] : memref<?x?x?xf32>
  return %v : f32
}

func.func @in_blocks(%m: memref<?x?xf32>, %n: index, %k: index, %i: index, %j: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = arith.muli %i, %c4 : index
  %r = arith.addi %a, %c1 : index
  %v = memref.load %m[%r, %j] : memref<?x?xf32>
  return %v : f32
}

func.func @flat(%m: memref<?x4xf32>, %i: index) -> f32 {
  %c4 = arith.constant 4 : index
  %r = arith.divui %i, %c4 : index
  %c = arith.remui %i, %c4 : index
  %v = memref.load %m[%r, %c] : memref<?x4xf32>
  return %v : f32
}

func.func @twice(%m: memref<?x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = arith.addi %i, %c2 : index
  %c = arith.addi %j, %c1 : index
  %v = memref.load %m[%r, %c] : memref<?x?xf32>
  return %v : f32
}
