// mlir-opt 22, all passes that fold. A masked access that says how it is aligned, and whose lanes are all accessed, becomes one without a
// mask that does not say it: it claims the alignment of an element then, where the source claims less.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -canonicalize | expect-status 1 verify-lowering %s --lowered - | FileCheck %s %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// CHECK: @load: refuted: alignment
// CHECK: @store: refuted: alignment
// RIGHT: 2 functions: 2 proved

func.func @load(%m: memref<8xi64>, %v: vector<1xi64>) -> vector<1xi64> {
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<true> : vector<1xi1>
  %r = vector.maskedload %m[%c0], %all, %v {alignment = 1 : i64} : memref<8xi64>, vector<1xi1>, vector<1xi64> into vector<1xi64>
  return %r : vector<1xi64>
}

func.func @store(%m: memref<8xi64>, %v: vector<1xi64>) {
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<true> : vector<1xi1>
  vector.maskedstore %m[%c0], %all, %v {alignment = 1 : i64} : memref<8xi64>, vector<1xi1>, vector<1xi64>
  return
}
