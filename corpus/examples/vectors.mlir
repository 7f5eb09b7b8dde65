// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=UPSTREAM %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s --check-prefix=UPSTREAM %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=UPSTREAM %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -convert-complex-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -canonicalize -cse' | FileCheck %s --check-prefix=UPSTREAM %}
// CHECK-DAG: @repeated: proved
// CHECK-DAG: @moved: proved
// CHECK-DAG: @masked: proved
// CHECK-DAG: @parts: proved
// CHECK-DAG: @at_index: proved
// CHECK-DAG: @multiply_add: proved
// CHECK-DAG: @totals: proved
// CHECK-DAG: @float_totals: proved
// CHECK-DAG: @reinterpreted: proved
//
// mlir-opt rounds a fused product by itself, and starts a sum from +0.0 (corpus/upstream-bugs/vector-fma.mlir, vector-sum-start.mlir).
// UPSTREAM-DAG: @repeated: proved
// UPSTREAM-DAG: @moved: proved
// UPSTREAM-DAG: @masked: proved
// UPSTREAM-DAG: @parts: proved
// UPSTREAM-DAG: @at_index: proved
// UPSTREAM-DAG: @multiply_add: refuted: return-value
// UPSTREAM-DAG: @totals: proved
// UPSTREAM-DAG: @float_totals: refuted: return-value
// UPSTREAM-DAG: @reinterpreted: proved

// Vectors, lane by lane; of more dimensions as arrays of vectors.

func.func @repeated(%x: f32, %v: vector<4xf32>, %w: vector<2x1xf32>) -> (vector<4xf32>, vector<2x4xf32>, vector<2x3x4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %x : f32 to vector<2x3x4xf32>
  %3 = vector.broadcast %w : vector<2x1xf32> to vector<2x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<2x4xf32>, vector<2x3x4xf32>, vector<2x4xf32>
}

func.func @moved(%m: memref<?x?xf32>, %i: index, %j: index) -> vector<4xf32> {
  %v = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%j, %i] : memref<?x?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %v = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @parts(%v: vector<2x4xi32>, %x: i32) -> (i32, vector<4xi32>, vector<2x4xi32>, vector<2x4xi32>) {
  %0 = vector.extract %v[1, 2] : i32 from vector<2x4xi32>
  %1 = vector.extract %v[1] : vector<4xi32> from vector<2x4xi32>
  %2 = vector.insert %x, %v[0, 3] : i32 into vector<2x4xi32>
  %3 = vector.insert %1, %v[0] : vector<4xi32> into vector<2x4xi32>
  return %0, %1, %2, %3 : i32, vector<4xi32>, vector<2x4xi32>, vector<2x4xi32>
}

func.func @at_index(%v: vector<4xi32>, %x: i32, %i: index) -> (i32, vector<4xi32>) {
  %0 = vector.extract %v[%i] : i32 from vector<4xi32>
  %1 = vector.insert %x, %v[%i] : i32 into vector<4xi32>
  return %0, %1 : i32, vector<4xi32>
}

func.func @multiply_add(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %b, %a : vector<2x4xf32>
  %1 = arith.addf %0, %b : vector<2x4xf32>
  return %1 : vector<2x4xf32>
}

func.func @totals(%v: vector<4xi32>, %a: i32) -> (i32, i32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  %2 = vector.reduction <xor>, %v : vector<4xi32> into i32
  return %0, %1, %2 : i32, i32, i32
}

func.func @float_totals(%v: vector<4xf32>, %a: f32) -> (f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %a : vector<4xf32> into f32
  %2 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %3 = vector.reduction <minnumf>, %v, %a : vector<4xf32> into f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

func.func @reinterpreted(%v: vector<4xi32>) -> vector<8xi16> {
  %0 = vector.bitcast %v : vector<4xi32> to vector<8xi16>
  return %0 : vector<8xi16>
}
