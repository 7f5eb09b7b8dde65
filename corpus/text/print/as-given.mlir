// What was given and is the default is written in the generic form where MLIR keeps it; a complex number is written as MLIR writes it.
//
// RUN: lower-mlir --no-passes --mlir-print-op-generic %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | FileCheck %s --check-prefix=CUSTOM
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-op-generic %s > %t && lower-mlir --no-passes --mlir-print-op-generic %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t && lower-mlir --no-passes %s | diff %t - %}
// RUN: lower-mlir --no-passes %s > %t && lower-mlir --no-passes %t | diff %t -
//
// CHECK: "memref.load"({{.*}}) <{nontemporal = false}>
// CHECK: "memref.load"({{.*}}) : (memref
// CHECK: "memref.store"({{.*}}) <{nontemporal = false}>
// CHECK: "vector.load"({{.*}}) <{nontemporal = false}>
// CHECK: x.l = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, x.m = #complex.number<:f64 0.000000e+00, 1.000000e+10> : complex<f64>
// CUSTOM: memref.load %{{.*}}[%{{.*}}] : memref<?xf32>
func.func @f(%a: memref<?xf32>, %b: index) {
  %0 = memref.load %a[%b] {nontemporal = false} : memref<?xf32>
  %1 = memref.load %a[%b] : memref<?xf32>
  memref.store %1, %a[%b] {nontemporal = false} : memref<?xf32>
  %2 = vector.load %a[%b] {nontemporal = false} : memref<?xf32>, vector<4xf32>
  return
}
func.func private @g() attributes {x.l = #complex.number<:f32 1.0, -2.5>, x.m = #complex.number<:f64 0.0, 1.0e10> : complex<f64>}
