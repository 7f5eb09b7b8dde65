// Nothing asked for is a usage error.
//
// RUN: expect-status 3 verify-lowering 2>&1 | FileCheck %s
// CHECK: verify-lowering:
