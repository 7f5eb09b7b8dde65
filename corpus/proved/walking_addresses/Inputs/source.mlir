// Loops that address what they count.

func.func @of_known_length(%m: memref<100xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^head(%i: index, %acc: f32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %v = memref.load %m[%i] : memref<100xf32>
  %s = arith.addf %acc, %v : f32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %s : index, f32)
^done:
  return %acc : f32
}
func.func @copied_rows(%a: memref<?x?xi32>, %b: memref<?x?xi32, strided<[?, ?], offset: ?>>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^rows(%c0 : index)
^rows(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^cols(%c0 : index), ^done
^cols(%j: index):
  %more2 = arith.cmpi slt, %j, %k : index
  cf.cond_br %more2, ^cell, ^next
^cell:
  %v = memref.load %b[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %v, %a[%i, %j] : memref<?x?xi32>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^cols(%j1 : index)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^rows(%i1 : index)
^done:
  return
}
func.func @downwards(%m: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i64
  cf.br ^head(%n : index)
^head(%i: index):
  %more = arith.cmpi sge, %i, %c0 : index
  cf.cond_br %more, ^body, ^done
^body:
  memref.store %v, %m[%i] : memref<?xi64>
  %i1 = arith.subi %i, %c3 : index
  cf.br ^head(%i1 : index)
^done:
  return
}
func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^head(%i: index, %acc: f32):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %v = memref.load %m[%i] : memref<?xf32>
  %s = arith.addf %acc, %v : f32
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %s : index, f32)
^done:
  return %acc : f32
}
