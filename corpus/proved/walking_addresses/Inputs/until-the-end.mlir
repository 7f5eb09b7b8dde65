// Loops over all elements of a buffer whose size is open.

func.func @to_the_end(%a: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %a[%i] : memref<?xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^done:
  return
}

func.func @below_the_end(%a: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %a[%i] : memref<?xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^done:
  return
}

func.func @in_bytes(%a: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %a[%i] : memref<?xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^done:
  return
}

func.func @in_bytes_until_equal(%a: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %a[%i] : memref<?xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^done:
  return
}

func.func @tested_below(%a: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %a[%i] : memref<?xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^done:
  return
}

func.func @every_second(%a: memref<?xi32, strided<[2], offset: 3>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32, strided<[2], offset: 3>>
  cf.br ^head(%c0, %z : index, i32)
^head(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %v = memref.load %a[%i] : memref<?xi32, strided<[2], offset: 3>>
  %t = arith.addi %s, %v : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %t : index, i32)
^done:
  return %s : i32
}
