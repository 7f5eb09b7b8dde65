// Operations whose value the bits decide.

func.func @select(%c: i1, %x: f32, %y: f32) -> f32 {
  %r = arith.select %c, %x, %y : f32
  return %r : f32
}
llvm.func @abs(%x: f32) -> f32 {
  %r = llvm.intr.fabs(%x) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @sign(%x: f32, %y: f32) -> f32 {
  %r = llvm.intr.copysign(%x, %y) : (f32, f32) -> f32
  llvm.return %r : f32
}
func.func @wide(%x: f32) -> f64 {
  %r = arith.extf %x : f32 to f64
  return %r : f64
}
func.func @narrow(%x: f64) -> f32 {
  %r = arith.truncf %x : f64 to f32
  return %r : f32
}
func.func @both(%x: f32) -> f32 {
  %r = arith.negf %x fastmath<nsz> : f32
  return %r : f32
}
