// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @idx(%a: index, %b: index, %c: complex<f32>, %f: f32) {
  %0 = index.add %a, %b
  %1 = index.cmp slt(%a, %b)
  %2 = index.constant 5
  %3 = index.bool.constant true
  %4 = index.casts %a : index to i32
  %5 = index.sizeof
  %6 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %7 = complex.create %f, %f : complex<f32>
  %8 = complex.re %c : complex<f32>
  %9 = complex.mul %c, %c fastmath<fast> : complex<f32>
  %10 = complex.abs %c : complex<f32>
  %11 = complex.eq %c, %c : complex<f32>
  %12 = complex.bitcast %c : complex<f32> to i64
  return
}

func.func @functions(%c: complex<f32>, %d: complex<f64>, %i: i32) {
  %0 = complex.conj %c : complex<f32>
  %1 = complex.cos %d fastmath<nnan,nsz> : complex<f64>
  %2 = complex.exp %c : complex<f32>
  %3 = complex.expm1 %d fastmath<nnan,nsz> : complex<f64>
  %4 = complex.log %c : complex<f32>
  %5 = complex.log1p %d fastmath<nnan,nsz> : complex<f64>
  %6 = complex.rsqrt %c : complex<f32>
  %7 = complex.sign %d fastmath<nnan,nsz> : complex<f64>
  %8 = complex.sin %c : complex<f32>
  %9 = complex.sqrt %d fastmath<nnan,nsz> : complex<f64>
  %10 = complex.tan %c : complex<f32>
  %11 = complex.tanh %d fastmath<nnan,nsz> : complex<f64>
  %12 = complex.angle %c : complex<f32>
  %13 = complex.angle %d fastmath<fast> : complex<f64>
  %14 = complex.pow %c, %c : complex<f32>
  %15 = complex.atan2 %d, %d fastmath<fast> : complex<f64>
  %16 = complex.powi %c, %i : complex<f32>, i32
  %17 = complex.powi %d, %i fastmath<ninf> {tag} : complex<f64>, i32
  return
}

func.func @nowhere() {
  ub.unreachable
}
