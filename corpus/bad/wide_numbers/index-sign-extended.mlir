// Wrong: an unsigned number is extended by its sign.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=from_32 | FileCheck %s
// CHECK: @from_32: refuted

llvm.func @from_32(%a: i32) -> i64 {
  %r = llvm.sext %a : i32 to i64
  llvm.return %r : i64
}
