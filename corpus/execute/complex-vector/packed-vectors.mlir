// Vectors of i1 and of i7 from and to buffers: elements have bytes of their own there. Lanes 0, 2 and 3 of the four bits are set; the
// sum of the sevens is 1 + 2 + 3 + 4 - 7 = 3 and the second one is 2.
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
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %yes = arith.constant true
  %no = arith.constant false
  %bits = memref.alloca() : memref<4xi1>
  memref.store %yes, %bits[%c0] : memref<4xi1>
  memref.store %no, %bits[%c1] : memref<4xi1>
  memref.store %yes, %bits[%c2] : memref<4xi1>
  memref.store %yes, %bits[%c3] : memref<4xi1>
  %v = vector.load %bits[%c0] : memref<4xi1>, vector<4xi1>
  %ones = arith.extui %v : vector<4xi1> to vector<4xi64>
  %weights = arith.constant dense<[1, 10, 100, 1000]> : vector<4xi64>
  %weighted = arith.muli %ones, %weights : vector<4xi64>
  %shown = vector.reduction <add>, %weighted : vector<4xi64> into i64
  call @say(%shown) : (i64) -> ()

  %sevens = memref.alloca() : memref<5xi7>
  %numbers = arith.constant dense<[1, 2, 3, 4, -7]> : vector<5xi7>
  vector.store %numbers, %sevens[%c0] : memref<5xi7>, vector<5xi7>
  %second = memref.load %sevens[%c1] : memref<5xi7>
  %second64 = arith.extsi %second : i7 to i64
  call @say(%second64) : (i64) -> ()
  %again = vector.load %sevens[%c0] : memref<5xi7>, vector<5xi7>
  %wide = arith.extsi %again : vector<5xi7> to vector<5xi64>
  %sum = vector.reduction <add>, %wide : vector<5xi64> into i64
  call @say(%sum) : (i64) -> ()
  return
}

// CHECK: 1101
// CHECK-NEXT: 2
// CHECK-NEXT: 3
