// A returned value of another type than the function's.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @widen(%x: i32) -> i64 {
  // CHECK: wrong_result_type.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  return %x : i32
}
