// Every lowering in this folder and of upstream/ is what mlir-opt gives for the same passes. A difference has its line, and ends
// the command with a status of its own.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../scripts/compare-upstream --quiet %S/*.mlir | FileCheck %s
// CHECK-NOT: :
// CHECK: {{[0-9]+}} equal{{$}}
