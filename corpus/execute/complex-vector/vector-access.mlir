// Parts of a buffer loaded and stored as vectors, with and without a mask.
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
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<3x8xi64>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi64>
  vector.store %v, %m[%c1, %c2] : memref<3x8xi64>, vector<4xi64>
  %0 = memref.load %m[%c1, %c3] : memref<3x8xi64>
  call @say(%0) : (i64) -> ()
  %w = vector.load %m[%c1, %c3] : memref<3x8xi64>, vector<2xi64>
  %1 = vector.reduction <mul>, %w : vector<2xi64> into i64
  call @say(%1) : (i64) -> ()
  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %pass = arith.constant dense<100> : vector<4xi64>
  %x = vector.maskedload %m[%c1, %c2], %mask, %pass : memref<3x8xi64>, vector<4xi1>, vector<4xi64> into vector<4xi64>
  %2 = vector.reduction <add>, %x : vector<4xi64> into i64
  call @say(%2) : (i64) -> ()
  vector.maskedstore %m[%c1, %c2], %mask, %pass : memref<3x8xi64>, vector<4xi1>, vector<4xi64>
  %3 = memref.load %m[%c1, %c4] : memref<3x8xi64>
  %4 = memref.load %m[%c1, %c3] : memref<3x8xi64>
  call @say(%3) : (i64) -> ()
  call @say(%4) : (i64) -> ()
  return
}

// CHECK: 2
// CHECK-NEXT: 6
// CHECK-NEXT: 204
// CHECK-NEXT: 100
// CHECK-NEXT: 2
