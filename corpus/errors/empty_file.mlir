// Neither does an empty file.
//
// RUN: touch %t.empty.mlir
// RUN: expect-status 3 verify-lowering %t.empty.mlir 2>&1 | FileCheck %s
// CHECK: empty.mlir
