// Wrong: operations that are left as they are claim more: that what was cut may be taken whole, that there is no NaN.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/plain.mlir --lowered %s | FileCheck %s
// CHECK: @cut: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @extended: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @toward_zero: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @negated: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @part: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: 5 functions: 5 refuted

func.func @cut(%x: f32) -> f32 {
  %cut = arith.truncf %x fastmath<contract> : f32 to bf16
  %again = arith.extf %cut fastmath<contract> : bf16 to f32
  return %again : f32
}
func.func @extended(%x: f32) -> f80 {
  %0 = arith.extf %x fastmath<nnan> : f32 to f80
  return %0 : f80
}
func.func @toward_zero(%x: f64) -> f32 {
  %0 = arith.truncf %x toward_zero fastmath<nnan> : f64 to f32
  return %0 : f32
}
func.func @negated(%z: complex<f32>) -> complex<f32> {
  %0 = complex.neg %z fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
func.func @part(%z: complex<f64>) -> f64 {
  %0 = complex.im %z fastmath<nnan> : complex<f64>
  return %0 : f64
}
