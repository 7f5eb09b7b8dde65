// Right: a step of unknown size over a dimension whose elements all lie at one place.
//
// RUN: verify-lowering --check-runs=100 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -expand-strided-metadata -convert-index-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @every: proved

func.func @every(%m: memref<4x3xi32, strided<[0, 12]>>, %step: index) -> i32 {
  %1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0] [2, 2] [%step, 1] : memref<4x3xi32, strided<[0, 12]>> to memref<2x2xi32, strided<[0, 12]>>
  %x = memref.load %0[%1, %1] : memref<2x2xi32, strided<[0, 12]>>
  return %x : i32
}
