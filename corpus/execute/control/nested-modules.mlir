// Functions of a nested module keep to themselves; the outer one runs.
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
module @inner {
  func.func @value() -> i64 {
    %0 = arith.constant 1 : i64
    return %0 : i64
  }
}
func.func @value() -> i64 {
  %0 = arith.constant 2 : i64
  return %0 : i64
}
func.func @main() {
  %0 = call @value() : () -> i64
  call @say(%0) : (i64) -> ()
  return
}

// CHECK: 2
