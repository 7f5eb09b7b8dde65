// Right: an address of another space is rounded up there, to a multiple of a size that is computed with a pointer of the default space.
//
// RUN: verify-lowering --check-runs=100 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-complex-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @kept: proved

func.func @kept(%v: complex<f16>) -> complex<f16> {
  %1 = arith.constant 1 : index
  %m = memref.alloc() : memref<5xcomplex<f16>, 3>
  memref.store %v, %m[%1] : memref<5xcomplex<f16>, 3>
  %x = memref.load %m[%1] : memref<5xcomplex<f16>, 3>
  return %x : complex<f16>
}
