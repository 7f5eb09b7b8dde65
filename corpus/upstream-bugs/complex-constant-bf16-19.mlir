// mlir-opt 19, -convert-complex-to-llvm. A constant of complex<bf16>, or of complex<f128>, becomes an llvm.mlir.constant that it rejects
// itself.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 mlir-opt-19 -convert-complex-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// CHECK: @one: proved
// CHECK: @quad: proved
// REJECTED: error: expected struct element types to be floating point type or integer type

func.func @one() -> complex<bf16> {
  %c = complex.constant [1.0 : bf16, 0.0 : bf16] : complex<bf16>
  return %c : complex<bf16>
}

func.func @quad() -> complex<f128> {
  %c = complex.constant [1.0 : f128, 0.0 : f128] : complex<f128>
  return %c : complex<f128>
}
