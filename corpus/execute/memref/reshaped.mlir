// A shape that is itself in memory: six elements as 3x2, then as a matrix of unknown rank.
// (mlir-opt 22 crashes at the second one: the length of the shape is static, and it takes the sizes from the result's type.)
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
memref.global "private" @six : memref<6xi64> = dense<[0, 1, 2, 3, 4, 5]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @six : memref<6xi64>
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %r = memref.reshape %m(%shape) : (memref<6xi64>, memref<2xindex>) -> memref<?x?xi64>
  %0 = memref.load %r[%c2, %c0] : memref<?x?xi64>
  call @say(%0) : (i64) -> ()
  %u = memref.reshape %m(%shape) : (memref<6xi64>, memref<2xindex>) -> memref<*xi64>
  %rank = memref.rank %u : memref<*xi64>
  %rv = arith.index_cast %rank : index to i64
  call @say(%rv) : (i64) -> ()
  %back = memref.cast %u : memref<*xi64> to memref<3x2xi64>
  %1 = memref.load %back[%c1, %c1] : memref<3x2xi64>
  call @say(%1) : (i64) -> ()
  return
}

// CHECK: 4
// CHECK-NEXT: 2
// CHECK-NEXT: 3
