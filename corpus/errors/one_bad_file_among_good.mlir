// A bad file does not keep the others from being judged, and is not forgotten.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir %t.not-there.mlir 2>&1 | FileCheck %s
// CHECK-DAG: @identity: proved
// CHECK-DAG: not-there.mlir: {{.*}}No such file or directory
