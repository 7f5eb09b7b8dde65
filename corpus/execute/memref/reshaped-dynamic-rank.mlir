// A shape of a length known at run time only gives an unranked memref.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}
// RUN: verify-lowering %s --quiet

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
memref.global "private" @numbers : memref<8xi64> = dense<[3, 1, 4, 1, 5, 9, 2, 6]>
func.func @shape(%m: memref<8xi64>, %shape: memref<?xindex>) -> i64 {
  %u = memref.reshape %m(%shape) : (memref<8xi64>, memref<?xindex>) -> memref<*xi64>
  %c = memref.cast %u : memref<*xi64> to memref<?x?x?xi64>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %v = memref.load %c[%c1, %c0, %c1] : memref<?x?x?xi64>
  return %v : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @numbers : memref<8xi64>
  %s = memref.alloca(%c3) : memref<?xindex>
  memref.store %c2, %s[%c0] : memref<?xindex>
  memref.store %c2, %s[%c1] : memref<?xindex>
  memref.store %c2, %s[%c2] : memref<?xindex>
  %v = call @shape(%m, %s) : (memref<8xi64>, memref<?xindex>) -> i64
  call @say(%v) : (i64) -> ()
  return
}

// CHECK: 9
