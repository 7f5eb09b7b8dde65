// Alignment: with use-aligned-alloc by aligned_alloc, else by asking malloc for more and rounding up.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: verify-lowering %s --use-aligned-alloc | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm=use-aligned-alloc=1 -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @round_trip: proved

func.func @round_trip(%v: f32, %n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  memref.store %v, %m[%i] : memref<?xf32>
  %w = memref.load %m[%i] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %w : f32
}
