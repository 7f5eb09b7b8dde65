// Where all lanes of a mask are known to be set, mlir-opt accesses memory without it; where none is, not at all. A lane that is not set is
// not accessed.
//
// RUN: verify-lowering %s --quiet --check-runs=20
// RUN: sed 's/vector.maskedstore %%m\[%%i\], %%k, %%v : memref<?xf32>, vector<2xi1>,/vector.store %%v, %%m[%%i] : memref<?xf32>,/; s/vector.maskedload %%m\[%%i\], %%k, %%v : memref<?xf32>, vector<2xi1>, vector<2xf32> into/vector.load %%m[%%i] : memref<?xf32>,/' %s > %t.plain
// RUN: lower-mlir %t.plain | expect-status 1 verify-lowering --lowered - %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -convert-vector-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s | verify-lowering --lowered - %s --function=none --quiet %}
// CHECK: @store: proved
// CHECK: @load: proved
// CHECK: @one_of_two: refuted
// CHECK: @none: proved

func.func @store(%m: memref<?xf32>, %i: index, %v: vector<2xf32>) {
  %k = arith.constant dense<true> : vector<2xi1>
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<2xi1>, vector<2xf32>
  return
}
func.func @load(%m: memref<?xf32>, %i: index, %v: vector<2xf32>) -> vector<2xf32> {
  %k = arith.constant dense<true> : vector<2xi1>
  %r = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @one_of_two(%m: memref<?xf32>, %i: index, %v: vector<2xf32>) -> vector<2xf32> {
  %k = arith.constant dense<[true, false]> : vector<2xi1>
  %r = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %r : vector<2xf32>
}
func.func @none(%m: memref<?xi32>, %i: index, %v: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %v : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.maskedstore %m[%i], %k, %v : memref<?xi32>, vector<4xi1>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @bits(%m: memref<?xi1>, %i: index, %v: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = vector.maskedload %m[%i], %k, %v : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  return %r : vector<4xi1>
}
