func.func @signed_byte(%x: f32) -> i8 {
  %n = arith.fptosi %x : f32 to i8
  return %n : i8
}

func.func @signed_half(%x: f64) -> i32 {
  %n = arith.fptosi %x : f64 to i32
  return %n : i32
}

func.func @unsigned_half(%x: f64) -> i32 {
  %n = arith.fptoui %x : f64 to i32
  return %n : i32
}

func.func @of_signed(%n: i32) -> f64 {
  %x = arith.sitofp %n : i32 to f64
  return %x : f64
}

func.func @of_unsigned(%n: i24) -> f32 {
  %x = arith.uitofp %n : i24 to f32
  return %x : f32
}
