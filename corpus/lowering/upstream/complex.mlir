// Complex numbers.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @add_complex_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b  : complex<f16>
  return %0 : complex<f16>
}

func.func @sub_complex_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b  : complex<f16>
  return %0 : complex<f16>
}

func.func @mul_complex_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.mul %a, %b  : complex<f16>
  return %0 : complex<f16>
}

func.func @div_complex_f16(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b  : complex<f16>
  return %0 : complex<f16>
}

func.func @re_complex_f16(%a: complex<f16>) -> f16 {
  %0 = complex.re %a : complex<f16>
  return %0 : f16
}

func.func @im_complex_f16(%a: complex<f16>) -> f16 {
  %0 = complex.im %a : complex<f16>
  return %0 : f16
}

func.func @abs_complex_f16(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a : complex<f16>
  return %0 : f16
}

func.func @create_f16(%a: f16, %b: f16) -> complex<f16> {
  %0 = complex.create %a, %b : complex<f16>
  return %0 : complex<f16>
}

func.func @constant_complex_f16() -> complex<f16> {
  %0 = complex.constant [1.0 : f16, -2.0 : f16] : complex<f16>
  return %0 : complex<f16>
}

func.func @add_complex_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b  : complex<f32>
  return %0 : complex<f32>
}

func.func @add_complex_f32_1(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

func.func @add_complex_f32_2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_complex_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b  : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_complex_f32_1(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

func.func @sub_complex_f32_2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_complex_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b  : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_complex_f32_1(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

func.func @mul_complex_f32_2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

func.func @div_complex_f32(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b  : complex<f32>
  return %0 : complex<f32>
}

func.func @div_complex_f32_1(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  return %0 : complex<f32>
}

func.func @div_complex_f32_2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

func.func @re_complex_f32(%a: complex<f32>) -> f32 {
  %0 = complex.re %a : complex<f32>
  return %0 : f32
}
