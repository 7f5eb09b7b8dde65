// The source itself, handed in as its lowering: no function of the LLVM dialect corresponds.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lowered %S/Inputs/identity.mlir 2>&1 | FileCheck %s
// CHECK: identity.mlir
