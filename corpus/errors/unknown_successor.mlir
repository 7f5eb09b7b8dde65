// A branch to a block that is not there.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @spin() {
  // CHECK: unknown_successor.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  cf.br ^nowhere
}
