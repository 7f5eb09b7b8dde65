// Wrong: one factor is extended by zeros.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=product | FileCheck %s
// CHECK: @product: refuted

llvm.func @product(%a: i128, %b: i128) -> !llvm.struct<(i128, i128)> {
  %x = llvm.sext %a : i128 to i256
  %y = llvm.zext %b : i128 to i256
  %p = llvm.mul %x, %y : i256
  %l = llvm.trunc %p : i256 to i128
  %c = llvm.mlir.constant(128 : i256) : i256
  %q = llvm.lshr %p, %c : i256
  %h = llvm.trunc %q : i256 to i128
  %u = llvm.mlir.poison : !llvm.struct<(i128, i128)>
  %v = llvm.insertvalue %l, %u[0] : !llvm.struct<(i128, i128)>
  %w = llvm.insertvalue %h, %v[1] : !llvm.struct<(i128, i128)>
  llvm.return %w : !llvm.struct<(i128, i128)>
}
