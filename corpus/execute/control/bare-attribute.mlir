// One function by bare pointers, by its attribute, among others that take descriptors.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s
// RUN: %if long %{ mlir-opt-22 %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @bare(%m: memref<4xi64>, %i: index) -> i64 attributes {llvm.bareptr} {
  %v = memref.load %m[%i] : memref<4xi64>
  return %v : i64
}
func.func @full(%m: memref<4xi64>, %i: index) -> i64 {
  %v = memref.load %m[%i] : memref<4xi64>
  return %v : i64
}
memref.global "private" constant @x : memref<4xi64> = dense<[2, 4, 6, 8]>
func.func @main() {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @x : memref<4xi64>
  %b = call @full(%m, %c1) : (memref<4xi64>, index) -> i64
  %a = call @bare(%m, %c3) : (memref<4xi64>, index) -> i64
  call @say(%b) : (i64) -> ()
  call @say(%a) : (i64) -> ()
  return
}

// CHECK: 4
// CHECK-NEXT: 8
