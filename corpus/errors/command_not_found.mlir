// And one that is not installed.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with no-such-command-anywhere 2>&1 | FileCheck %s
// CHECK: no-such-command-anywhere
