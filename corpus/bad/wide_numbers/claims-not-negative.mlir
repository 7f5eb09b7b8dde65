// Wrong: nneg is claimed.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=widen | FileCheck %s
// CHECK: @widen: refuted

llvm.func @widen(%a: i8) -> i32 {
  %r = llvm.zext nneg %a : i8 to i32
  llvm.return %r : i32
}
