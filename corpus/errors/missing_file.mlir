// A file that is not there is named.
//
// RUN: expect-status 3 verify-lowering %t.not-there.mlir 2>&1 | FileCheck %s
// CHECK: not-there.mlir: {{.*}}No such file or directory
