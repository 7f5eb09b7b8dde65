// A syntax error is reported with file, line, column, the line itself and a caret.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @add(%x: i32) -> i32 {
  // CHECK: syntax_error.mlir:[[@LINE+3]]:{{[0-9]+}}: error:
  // CHECK-NEXT: arith.addi %x %x : i32
  // CHECK-NEXT: ^
  %y = arith.addi %x %x : i32
  return %y : i32
}
