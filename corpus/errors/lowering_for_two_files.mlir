// One lowering can't be that of two files.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir %s --lowered %S/Inputs/lowered_identity.mlir 2>&1 | FileCheck %s
// CHECK: --lowered
