// The largest and the smallest of the numbers so far, carried by a loop from constants.
func.func @largest(%m: memref<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant -2147483648 : i32
  %high = arith.constant 2147483647 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  cf.br ^head(%c0, %low, %high : index, i32, i32)
^head(%i: index, %a: i32, %b: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %x = memref.load %m[%i] : memref<?xi32>
  %p = arith.maxsi %a, %x : i32
  %q = arith.minui %b, %x : i32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %p, %q : index, i32, i32)
^end:
  return %a, %b : i32, i32
}
