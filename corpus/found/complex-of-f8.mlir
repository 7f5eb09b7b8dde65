// A field of a constant structure has the type of its attribute: floats that LLVM has as integers are given by their bits.
// RUN: lower-mlir %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir %s | mlir-opt-22 | FileCheck %s %}
// RUN: expect-status 0 verify-lowering %s

// CHECK-LABEL: llvm.func @number
// CHECK: llvm.mlir.constant([66 : i8, 124 : i8]) : !llvm.struct<(i8, i8)>
func.func @number() -> complex<f8E5M2> {
  %0 = complex.constant [3.0 : f8E5M2, 0x7C : f8E5M2] : complex<f8E5M2>
  return %0 : complex<f8E5M2>
}
