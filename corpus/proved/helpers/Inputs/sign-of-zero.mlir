func.func private @helper(%x: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = arith.mulf %x, %z fastmath<nsz> : f32
  return %r : f32
}

func.func @f(%x: f32) -> f32 {
  %r = func.call @helper(%x) : (f32) -> f32
  return %r : f32
}
