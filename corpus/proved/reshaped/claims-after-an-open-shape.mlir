// After a reshape whose rank only the run tells lie the same elements as before it: that an address does not overflow, which mlir-opt 22 claims,
// is true where the memref lies in one object. Of a memref with any strides it is not.
//
// RUN: lower-mlir %s | sed '/llvm.load .*struct</,/llvm.return/{s/llvm.mul \(.*\) : i64/llvm.mul \1 overflow<nsw, nuw> : i64/; s/llvm.add \(.*\) : i64/llvm.add \1 overflow<nsw, nuw> : i64/; s/getelementptr %/getelementptr inbounds|nuw %/}' > %t.claims
// RUN: expect-status 1 verify-lowering --lowered %t.claims %s | FileCheck %s
// RUN: %if long && mlir-opt-22 %{ mlir-opt-22 %s -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | expect-status 1 verify-lowering --lowered - %s | FileCheck %s %}
// CHECK: @same_elements: proved
// CHECK: @of_any_strides: refuted

func.func @same_elements(%m: memref<?xi64>, %shape: memref<?xindex>, %i: index) -> i64 {
  %u = memref.reshape %m(%shape) : (memref<?xi64>, memref<?xindex>) -> memref<*xi64>
  %c = memref.cast %u : memref<*xi64> to memref<?x?xi64>
  %v = memref.load %c[%i, %i] : memref<?x?xi64>
  return %v : i64
}

func.func @of_any_strides(%u: memref<*xi64>, %i: index) -> i64 {
  %c = memref.cast %u : memref<*xi64> to memref<?x?xi64, strided<[?, ?]>>
  %v = memref.load %c[%i, %i] : memref<?x?xi64, strided<[?, ?]>>
  return %v : i64
}
