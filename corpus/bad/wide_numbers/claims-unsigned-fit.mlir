// Wrong: nuw is claimed where the source only says nsw.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=cut | FileCheck %s
// CHECK: @cut: refuted

llvm.func @cut(%a: i64) -> i32 {
  %r = llvm.trunc %a overflow<nsw, nuw> : i64 to i32
  llvm.return %r : i32
}
