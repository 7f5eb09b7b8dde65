// Asking for a function that the source does not have is bad input.
//
// RUN: expect-status 3 verify-lowering --function=nobody %S/Inputs/identity.mlir 2>&1 | FileCheck %s
// CHECK: nobody
