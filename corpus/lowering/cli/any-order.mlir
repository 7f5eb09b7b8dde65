// Some options and orders of passes, by a seed: the text is mlir-opt's, and what mlir-opt makes is decided.
// scripts/development/compare-orders tries others with other seeds.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/development/compare-orders --seed 3 --no-verdicts %S/../../examples/matmul.mlir %S/../../examples/casts.mlir %S/../../examples/scopes.mlir %S/../../examples/globals.mlir %S/../../examples/rounding_division.mlir | FileCheck %s --check-prefix=TEXT
// TEXT-NOT: DIFFER
// TEXT: {{[0-9]+}} text: equal
// RUN: %python %S/../../../scripts/development/compare-orders --seed 3 %S/../../examples/transpose.mlir %S/../../examples/call_chain.mlir | FileCheck %s
// CHECK-NOT: DIFFER
// CHECK-NOT: unknown
// CHECK: {{[0-9]+}} mlir-opt-22: proved
