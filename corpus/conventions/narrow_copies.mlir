// Copies where an index has 32 or 16 bits: how many bytes there are is counted in an index, which has space for all of a buffer.
//
// RUN: expect-status 0 verify-lowering --index-bitwidth=32 --check-runs=50 %s | FileCheck %s
// RUN: expect-status 0 verify-lowering --index-bitwidth=16 --check-runs=50 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-22 -convert-scf-to-cf -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 0 verify-lowering %s --lower-with 'mlir-opt-19 -convert-scf-to-cf -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts --canonicalize --cse' | FileCheck %s %}
// CHECK-NOT: {{unknown|unsupported|refuted}}
// CHECK: 5 functions: 5 proved
//
// That it has space is an assumption, which is reported, and without which nothing is shown.
// RUN: verify-lowering --index-bitwidth=32 --function=row --explain %s | FileCheck %s --check-prefix=TOLD
// RUN: expect-status 2 verify-lowering --index-bitwidth=32 --function=row --random-runs=0 --disable-assumption=memref-in-object %s | FileCheck %s --check-prefix=WITHOUT
// TOLD: memref-in-object:
// WITHOUT: @row: unknown: access

func.func @row(%from: memref<?xf32>, %to: memref<?xf32>) {
  memref.copy %from, %to : memref<?xf32> to memref<?xf32>
  return
}
func.func @volume(%from: memref<?x4x?xf64>, %to: memref<?x4x?xf64>) {
  memref.copy %from, %to : memref<?x4x?xf64> to memref<?x4x?xf64>
  return
}
func.func @known(%from: memref<8x4x16xi128>, %to: memref<8x4x16xi128>) {
  memref.copy %from, %to : memref<8x4x16xi128> to memref<8x4x16xi128>
  return
}
func.func @fresh(%n: index, %from: memref<?xi16>) -> memref<?xi16> {
  %to = memref.alloc(%n) : memref<?xi16>
  memref.copy %from, %to : memref<?xi16> to memref<?xi16>
  return %to : memref<?xi16>
}
func.func @in_a_loop(%n: index, %from: memref<?xmemref<f32>>, %to: memref<?xmemref<f32>>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  scf.for %i = %0 to %n step %1 {
    memref.copy %from, %to : memref<?xmemref<f32>> to memref<?xmemref<f32>>
  }
  return
}
