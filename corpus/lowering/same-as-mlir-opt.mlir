// Every lowering in this folder is what mlir-opt gives for the same passes.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../scripts/compare-upstream %S/*.mlir | FileCheck %s
// CHECK-NOT: DIFFER
// CHECK: same-as-mlir-opt.mlir: equal
// CHECK-NOT: DIFFER
