func.func @number(%x: i32, %m: memref<?xi32>, %i: index) {
  %0 = arith.addi %x, %x overflow<nsw, nuw> : i32
  memref.store %0, %m[%i] : memref<?xi32>
  return
}
func.func @float(%x: f32, %m: memref<f32>) {
  %0 = arith.addf %x, %x fastmath<nnan, ninf> : f32
  memref.store %0, %m[] : memref<f32>
  return
}
func.func @own(%x: i64, %y: i64) -> memref<2xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi64>
  %sum = arith.addi %x, %y overflow<nsw> : i64
  %product = arith.muli %sum, %y overflow<nsw> : i64
  memref.store %sum, %m[%c0] : memref<2xi64>
  memref.store %product, %m[%c1] : memref<2xi64>
  return %m : memref<2xi64>
}
func.func @each(%m: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %old = memref.load %m[%i] : memref<?xi32>
  %new = arith.muli %old, %x overflow<nsw> : i32
  memref.store %new, %m[%i] : memref<?xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^end:
  return
}
