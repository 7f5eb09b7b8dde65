// So is a lowering that is not there.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lowered %t.not-there.mlir 2>&1 | FileCheck %s
// CHECK: not-there.mlir: {{.*}}No such file or directory
