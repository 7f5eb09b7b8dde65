func.func private @next() -> i32

func.func @first(%m: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %x = memref.load %m[%zero] : memref<4xi32>
  return %x : i32
}

func.func @is_less(%x: i32, %y: i32) -> i1 {
  %less = arith.cmpi slt, %x, %y : i32
  return %less : i1
}

func.func @one_of(%c: i1, %x: f32, %y: f32) -> f32 {
  cf.cond_br %c, ^then, ^else
^then:
  cf.br ^join(%x : f32)
^else:
  cf.br ^join(%y : f32)
^join(%z: f32):
  return %z : f32
}

func.func @twice() -> i32 {
  %x = call @next() : () -> i32
  %y = call @next() : () -> i32
  return %y : i32
}
