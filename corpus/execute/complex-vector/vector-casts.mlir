// A vector of bytes seen as words, little end first; rows of a matrix of vectors in memory.
//
// REQUIRES: mlir-runner-22
// RUN: lower-mlir %s | %run-void | FileCheck %s
// RUN: %if long %{ %whole-22 %s | %run-void | FileCheck %s %}

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @say(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %a = arith.constant dense<[1, 2, 3, 4, 255, 255, 255, 255]> : vector<8xi8>
  %b = vector.bitcast %a : vector<8xi8> to vector<2xi32>
  %c = arith.extsi %b : vector<2xi32> to vector<2xi64>
  %0 = vector.extract %c[0] : i64 from vector<2xi64>
  %1 = vector.extract %c[1] : i64 from vector<2xi64>
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<2x2xi64>>
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  memref.store %v, %m[%c1] : memref<2xvector<2x2xi64>>
  %w = memref.load %m[%c1] : memref<2xvector<2x2xi64>>
  %2 = vector.extract %w[1, 0] : i64 from vector<2x2xi64>
  call @say(%2) : (i64) -> ()
  return
}

// CHECK: 67305985
// CHECK-NEXT: -1
// CHECK-NEXT: 3
