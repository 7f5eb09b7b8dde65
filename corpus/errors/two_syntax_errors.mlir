// Reading goes on after an error: both are reported at once.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @first(%x: i32) -> i32 {
  // CHECK: two_syntax_errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  %y = arith.muli %x, : i32
  return %y : i32
}

func.func @second(%x: i32) -> i32 {
  // CHECK: two_syntax_errors.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  %y = arith.constant : i32
  return %y : i32
}
