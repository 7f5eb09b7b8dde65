// Wrong: the assertion is left as it is, and has another message.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/asserts/zero-byte.mlir --lowered %s | FileCheck %s
// CHECK: @checked: refuted: control: the lowering prints 'another', the source 'before'

llvm.func @checked(%c: i1) {
  cf.assert %c, "another"
  llvm.return
}
