// Vectors as arguments and results of functions, one of two dimensions.
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
func.func @add(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<2x2xi32>) {
  %s = arith.addi %a, %b : vector<4xi32>
  %c = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  return %s, %c : vector<4xi32>, vector<2x2xi32>
}
func.func @main() {
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<10> : vector<4xi32>
  %0:2 = call @add(%a, %b) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<2x2xi32>)
  %r = vector.reduction <add>, %0#0 : vector<4xi32> into i32
  %v = arith.extsi %r : i32 to i64
  call @say(%v) : (i64) -> ()
  %e = vector.extract %0#1[1, 0] : i32 from vector<2x2xi32>
  %w = arith.extsi %e : i32 to i64
  call @say(%w) : (i64) -> ()
  return
}

// CHECK: 50
// CHECK-NEXT: 7
