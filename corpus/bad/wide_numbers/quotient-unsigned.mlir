// Wrong: the quotient is unsigned.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=rest | FileCheck %s
// CHECK: @rest: refuted

llvm.func @rest(%a: i64, %b: i64) -> i64 {
  %q = llvm.udiv %a, %b : i64
  %m = llvm.mul %q, %b : i64
  %r = llvm.sub %a, %m : i64
  llvm.return %r : i64
}
