// Attributes that an operation carries besides its own: which ones its lowering keeps.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: verify-lowering --quiet %s

func.func @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^one(%b : i32) {loop.hint = "first"}
^one(%x: i32):
  cf.br ^two(%x : i32) {loop.hint = "second"}
^two(%y: i32):
  cf.switch %y : i32, [
    default: ^end(%x : i32),
    7: ^end(%b : i32),
    9: ^one(%y : i32)
  ] {loop.hint = "third"}
^end(%z: i32):
  return {loop.hint = "last"} %z : i32
}

func.func @weighted(%c: i1, %m: memref<*xf32>, %n: memref<*xf32>) -> memref<*xf32> {
  cf.cond_br %c weights([10, 90]), ^end(%m : memref<*xf32>), ^end(%n : memref<*xf32>) {loop.hint = 3 : i8}
^end(%x: memref<*xf32>):
  return %x : memref<*xf32>
}

func.func @comparisons(%a: i32, %b: i32, %x: f32, %v: vector<2x3xf64>, %i: index) -> (i1, i1, vector<2x3xi1>, i1) {
  %0 = arith.cmpi slt, %a, %b {note = 1 : i32} : i32
  %1 = arith.cmpf olt, %x, %x fastmath<nnan> {note = 2 : i32} : f32
  %2 = arith.cmpf une, %v, %v {note = 3 : i32} : vector<2x3xf64>
  %3 = index.cmp ult(%i, %i) {note}
  return %0, %1, %2, %3 : i1, i1, vector<2x3xi1>, i1
}

func.func @numbers(%i: index, %j: index, %a: i32) -> (index, index, index, index, i32, complex<f64>, complex<f64>) {
  %0 = index.add %i, %j {note = 1 : i32}
  %1 = index.divs %0, %j {note = 2 : i32}
  %2 = index.maxu %1, %j {note = 3 : i32}
  %3 = index.shrs %2, %j {note = 4 : i32}
  %4 = arith.addi %a, %a overflow<nsw> {note = 5 : i32} : i32
  %5 = complex.constant [1.5, -2.0] {note = 6 : i32} : complex<f64>
  %6 = complex.add %5, %5 {note = 7 : i32} : complex<f64>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, i32, complex<f64>, complex<f64>
}

func.func @buffers(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {note = 1 : i32} : memref<4xf32>
  memref.store %0, %m[%i] {note = 2 : i32} : memref<4xf32>
  %1 = memref.alloc() {note = 3 : i32} : memref<f32>
  memref.dealloc %1 {note = 4 : i32} : memref<f32>
  return %0 : f32
}
