// Wrong: a + b - 1 may not fit.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=up_odd | FileCheck %s
// CHECK: @up_odd: refuted

llvm.func @up_odd(%a: i33, %b: i33) -> i33 {
  %o = llvm.mlir.constant(1 : i33) : i33
  %s = llvm.add %a, %b : i33
  %m = llvm.sub %s, %o : i33
  %q = llvm.udiv %m, %b : i33
  llvm.return %q : i33
}
