// ub.unreachable: as mlir-opt lowers it, and proved.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --check-runs=8

// CHECK-LABEL: llvm.func @never
// CHECK: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK: ^bb2:
// CHECK-NEXT: llvm.unreachable
func.func @never(%c: i1, %i: i32) -> i32 {
  cf.cond_br %c, ^yes, ^no
^yes:
  return %i : i32
^no:
  ub.unreachable
}
