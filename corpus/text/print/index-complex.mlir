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
