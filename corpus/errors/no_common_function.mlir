// The lowering of something else: nothing to compare.
//
// RUN: expect-status 3 verify-lowering %s --lowered %S/Inputs/lowered_identity.mlir 2>&1 | FileCheck %s
// CHECK: no_common_function.mlir
// CHECK-SAME: function

func.func @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
