// What a command prints is read with the same care as a file.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with 'echo rubbish' 2>&1 | FileCheck %s
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with 'cat > /dev/null' 2>&1 | FileCheck %s --check-prefix=NOTHING
// CHECK: 1:1: error:
// NOTHING: identity.mlir
