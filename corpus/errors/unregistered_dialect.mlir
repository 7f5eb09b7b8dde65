// An operation of an unknown dialect needs --allow-unregistered-dialect.
//
// RUN: expect-status 3 verify-lowering %s 2>&1 | FileCheck %s

func.func @custom(%x: i32) {
  // CHECK: unregistered_dialect.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  "strange.op"(%x) : (i32) -> ()
  return
}
