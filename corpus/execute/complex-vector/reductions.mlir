// Reductions of every kind over one vector.
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
  %v = arith.constant dense<[6, -3, 12, 5]> : vector<4xi64>
  %0 = vector.reduction <add>, %v : vector<4xi64> into i64
  %1 = vector.reduction <mul>, %v : vector<4xi64> into i64
  %2 = vector.reduction <minsi>, %v : vector<4xi64> into i64
  %3 = vector.reduction <maxsi>, %v : vector<4xi64> into i64
  %4 = vector.reduction <minui>, %v : vector<4xi64> into i64
  %5 = vector.reduction <maxui>, %v : vector<4xi64> into i64
  %6 = vector.reduction <and>, %v : vector<4xi64> into i64
  %7 = vector.reduction <or>, %v : vector<4xi64> into i64
  %8 = vector.reduction <xor>, %v : vector<4xi64> into i64
  call @say(%0) : (i64) -> ()
  call @say(%1) : (i64) -> ()
  call @say(%2) : (i64) -> ()
  call @say(%3) : (i64) -> ()
  call @say(%4) : (i64) -> ()
  call @say(%5) : (i64) -> ()
  call @say(%6) : (i64) -> ()
  call @say(%7) : (i64) -> ()
  call @say(%8) : (i64) -> ()
  return
}

// CHECK: 20
// CHECK-NEXT: -1080
// CHECK-NEXT: -3
// CHECK-NEXT: 12
// CHECK-NEXT: 5
// CHECK-NEXT: -3
// CHECK-NEXT: 4
// CHECK-NEXT: -1
// CHECK-NEXT: -14
