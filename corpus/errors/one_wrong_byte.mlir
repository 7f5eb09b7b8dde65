// What is passed over after an error is not looked at for more; the next operation is.
//
// RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s --implicit-check-not=error:
// CHECK: one_wrong_byte.mlir:[[#@LINE+4]]:25: error: unexpected character
// CHECK: one_wrong_byte.mlir:[[#@LINE+4]]:25: error: unexpected character

func.func @f() {
  %one = arith.constant $ $ $ "no end : i32
  %two = arith.constant ~ : i32
  return
}
