// A lowering command that fails is told with its exit status and what it said.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lower-with 'echo no luck today >&2; exit 7' 2>&1 | FileCheck %s
// CHECK-DAG: no luck today
// CHECK-DAG: identity.mlir{{.*}}7
