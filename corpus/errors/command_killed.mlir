// So is one that a signal ends.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with 'kill -9 $$' 2>&1 | FileCheck %s
// CHECK: identity.mlir{{.*}}signal 9
