// A value that nothing defines.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @add(%x: i32) -> i32 {
  // CHECK: undefined_value.mlir:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}undeclared SSA value
  %sum = arith.addi %x, %missing : i32
  return %sum : i32
}
