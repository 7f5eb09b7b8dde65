// Adding -0 and subtracting 0 leave complex numbers as they are; adding 0 and subtracting -0 make 0 of -0, and stay.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: lower-mlir -canonicalize %s | verify-lowering %s --lowered - | FileCheck %s --check-prefix=PROVED
// RUN: lower-mlir -convert-complex-to-llvm %s | FileCheck %s --check-prefix=LOWERED
// RUN: verify-lowering %s | FileCheck %s --check-prefix=PROVED
// PROVED: 4 functions: 4 proved

// CHECK-LABEL: func.func @neutral
// CHECK-NEXT: return %arg0
// LOWERED-LABEL: func.func @neutral
// LOWERED-NOT: llvm.f
// LOWERED: return %arg0
func.func @neutral(%a: complex<f32>) -> complex<f32> {
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %minus fastmath<contract> : complex<f32>
  %1 = complex.sub %0, %zero : complex<f32>
  %2 = complex.bitcast %1 : complex<f32> to complex<f32>
  return %2 : complex<f32>
}

// CHECK-LABEL: func.func @plus_zero
// CHECK: complex.add
// LOWERED-LABEL: func.func @plus_zero
// LOWERED-COUNT-2: llvm.fadd
func.func @plus_zero(%a: complex<f64>) -> complex<f64> {
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %0 = complex.add %a, %zero : complex<f64>
  return %0 : complex<f64>
}

// CHECK-LABEL: func.func @minus_minus_zero
// CHECK: complex.sub
// LOWERED-LABEL: func.func @minus_minus_zero
// LOWERED-COUNT-2: llvm.fsub
func.func @minus_minus_zero(%a: complex<f16>) -> complex<f16> {
  %minus = complex.constant [-0.0 : f16, -0.0 : f16] : complex<f16>
  %0 = complex.sub %a, %minus : complex<f16>
  return %0 : complex<f16>
}

// CHECK-LABEL: func.func @one_part
// CHECK: complex.sub
// LOWERED-LABEL: func.func @one_part
// LOWERED-COUNT-2: llvm.fsub
func.func @one_part(%a: complex<f32>) -> complex<f32> {
  %half = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.sub %a, %half : complex<f32>
  return %0 : complex<f32>
}
