// A marker counts wherever it stands, may be another text, and the output's may be another one; one that was cut short is reported.
//
// RUN: lower-mlir %S/Inputs/markers.mlir --no-passes --split-input-file 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=NEAR < %t
// RUN: lower-mlir %S/Inputs/markers.mlir --no-passes --split-input-file='// =====' --output-split-marker='// to be continued' \
// RUN:   | FileCheck %s --check-prefix=OTHER
// RUN: lower-mlir %S/Inputs/markers.mlir --no-passes --split-input-file --verify-diagnostics --mlir-print-op-generic \
// RUN:   | FileCheck %s --check-prefix=BOTH

// CHECK: @first
// CHECK-NOT: @second
// CHECK: // -----
// CHECK: @second
// CHECK: @third
// OTHER: @second
// OTHER: // to be continued
// OTHER: @third
// BOTH: "func.func"
// NEAR: markers.mlir:3:1: warning: near miss with file split marker
