// An error in the lowering is reported at its place in the lowering.
//
// RUN: expect-status 3 verify-lowering %S/Inputs/identity.mlir --lowered %s 2>&1 | FileCheck %s

llvm.func @identity(%x: i32) -> i32 {
  // CHECK: lowering_syntax_error.mlir:[[@LINE+1]]:{{[0-9]+}}: error:
  llvm.return %x, : i32
}
