// Every lowering in this folder is what mlir-opt gives for the same passes. A difference has its line, and ends the command with a
// status of its own. (The test `upstream` compares them with others, where one may differ that has its counterexample.)
//
// REQUIRES: mlir-opt-22, long
// RUN: %python %S/../../scripts/compare-upstream --quiet %S/*.mlir | FileCheck %s
// CHECK-NOT: :
// CHECK: {{[0-9]+}} equal{{$}}
