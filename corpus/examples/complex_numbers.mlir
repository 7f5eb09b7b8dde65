// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s %}
// CHECK-DAG: @sums: proved
// CHECK-DAG: @quotient: proved
// CHECK-DAG: @absolute: proved
// CHECK-DAG: @parts: proved
// CHECK-DAG: @doubled: proved

// Complex numbers: pairs of floats, by the schoolbook formulas.

func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @quotient(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @absolute(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}

func.func @parts(%x: f32, %y: f32) -> (f32, f32, complex<f32>) {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  return %1, %2, %3 : f32, f32, complex<f32>
}

func.func @doubled(%m: memref<?xcomplex<f32>>, %i: index, %j: index) {
  %a = memref.load %m[%i] : memref<?xcomplex<f32>>
  %b = complex.add %a, %a fastmath<contract> : complex<f32>
  memref.store %b, %m[%j] : memref<?xcomplex<f32>>
  return
}
