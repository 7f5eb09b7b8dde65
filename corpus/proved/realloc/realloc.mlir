// Right: a buffer moves where it grows, and stays where it does not.
//
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -expand-realloc -convert-scf-to-cf -expand-strided-metadata -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ verify-lowering %s --lower-with 'mlir-opt-19 -expand-realloc -convert-scf-to-cf -expand-strided-metadata -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s %}
// CHECK: @resized: proved
// CHECK: @doubled: proved

func.func @resized(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

func.func @doubled(%m: memref<2xi64>) -> memref<4xi64> {
  %r = memref.realloc %m : memref<2xi64> to memref<4xi64>
  return %r : memref<4xi64>
}
