// Choices between numbers.

func.func @price(%kind: i32) -> i32 {
  %child = arith.constant 7 : i32
  %adult = arith.constant 42 : i32
  %senior = arith.constant 19 : i32
  %staff = arith.constant -5 : i32
  %other = arith.constant 1000 : i32
  cf.switch %kind : i32, [
    default: ^end(%other : i32),
    0: ^end(%child : i32),
    1: ^end(%adult : i32),
    2: ^end(%senior : i32),
    3: ^end(%staff : i32)
  ]
^end(%price: i32):
  return %price : i32
}

func.func @weigh(%m: memref<?xf64>, %n: index, %kind: i64) {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %light = arith.constant 1.5 : f64
  %even = arith.constant 1.0 : f64
  %heavy = arith.constant -4.5 : f64
  cf.br ^head(%first : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^round, ^end
^round:
  cf.switch %kind : i64, [
    default: ^store(%even : f64),
    -1: ^store(%light : f64),
    0: ^store(%heavy : f64),
    1: ^store(%light : f64)
  ]
^store(%weight: f64):
  %old = memref.load %m[%i] : memref<?xf64>
  %new = arith.mulf %old, %weight : f64
  memref.store %new, %m[%i] : memref<?xf64>
  %next = arith.addi %i, %step : index
  cf.br ^head(%next : index)
^end:
  return
}
