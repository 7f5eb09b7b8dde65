func.func @cut(%x: f32) -> f32 {
  %cut = arith.truncf %x : f32 to bf16
  %again = arith.extf %cut : bf16 to f32
  return %again : f32
}
func.func @extended(%x: f32) -> f80 {
  %0 = arith.extf %x : f32 to f80
  return %0 : f80
}
func.func @toward_zero(%x: f64) -> f32 {
  %0 = arith.truncf %x toward_zero : f64 to f32
  return %0 : f32
}
func.func @negated(%z: complex<f32>) -> complex<f32> {
  %0 = complex.neg %z : complex<f32>
  return %0 : complex<f32>
}
func.func @part(%z: complex<f64>) -> f64 {
  %0 = complex.im %z : complex<f64>
  return %0 : f64
}
