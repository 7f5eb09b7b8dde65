// A lowering command that fails is reported with its exit status and what it wrote.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with 'echo no luck today >&2; exit 7' 2>&1 | FileCheck %s
// CHECK: identity.mlir: error: the lowering command exited with status 7:
// CHECK: the lowering command wrote:
// CHECK-NEXT: no luck today
// CHECK-NEXT: 0 functions; 1 file with errors
