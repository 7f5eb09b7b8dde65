func.func @is_inside(%m: memref<?xi1>, %i: index) -> i1 {
  %zero = arith.constant 0 : index
  %size = memref.dim %m, %zero : memref<?xi1>
  %x = memref.load %m[%i] : memref<?xi1>
  %c = arith.cmpi slt, %i, %size : index
  return %c : i1
}
func.func @counted(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^end
^body:
  %more = arith.addi %sum, %i : i32
  %next = arith.addi %i, %one : i32
  cf.br ^head(%next, %more : i32, i32)
^end:
  return %sum : i32
}
func.func @is_less(%a: i32, %b: i32) -> i1 {
  %c = arith.cmpi slt, %a, %b : i32
  return %c : i1
}
