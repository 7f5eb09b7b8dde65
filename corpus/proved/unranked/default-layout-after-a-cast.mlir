// After a cast to the default layout the strides that are read are products of the sizes that are: that an address does not overflow, which
// mlir-opt 22 claims, is true of a memref that lies in one object. Other strides may be negative.
//
// RUN: lower-mlir %s | sed '/@known/,/@reshaped/{s/llvm.mul \(.*\) : i64/llvm.mul \1 overflow<nsw, nuw> : i64/; s/llvm.add \(.*\) : i64/llvm.add \1 overflow<nsw, nuw> : i64/; s/getelementptr %/getelementptr inbounds|nuw %/}' > %t.claims
// RUN: grep -c 'overflow<nsw, nuw>' %t.claims | FileCheck %s --check-prefix=CLAIMS
// CLAIMS: {{^1[0-9]$}}
// RUN: expect-status 1 verify-lowering --lowered %t.claims %s | FileCheck %s
// RUN: %if long && mlir-opt-22 %{ mlir-opt-22 %s -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | expect-status 1 verify-lowering --lowered - %s | FileCheck %s %}
// CHECK-DAG: @known: proved
// CHECK-DAG: @any: proved
// CHECK-DAG: @strided: refuted: address
// CHECK-DAG: @reshaped: proved

func.func @known(%u: memref<*xi64>) -> i64 {
  %c = memref.cast %u : memref<*xi64> to memref<?x?x?xi64>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %v = memref.load %c[%c1, %c0, %c1] : memref<?x?x?xi64>
  return %v : i64
}

func.func @any(%u: memref<*xi64>, %i: index, %j: index, %k: index) -> i64 {
  %c = memref.cast %u : memref<*xi64> to memref<?x?x?xi64>
  %v = memref.load %c[%i, %j, %k] : memref<?x?x?xi64>
  return %v : i64
}

func.func @strided(%u: memref<*xi64>, %i: index, %j: index, %k: index) -> i64 {
  %c = memref.cast %u : memref<*xi64> to memref<?x?x?xi64, strided<[?, ?, 1]>>
  %v = memref.load %c[%i, %j, %k] : memref<?x?x?xi64, strided<[?, ?, 1]>>
  return %v : i64
}

func.func @reshaped(%m: memref<8xi64>, %shape: memref<3xindex>) -> i64 {
  %c = memref.reshape %m(%shape) : (memref<8xi64>, memref<3xindex>) -> memref<?x?x?xi64>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %v = memref.load %c[%c1, %c0, %c1] : memref<?x?x?xi64>
  return %v : i64
}
