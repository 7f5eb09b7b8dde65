// Wrong: the quotient is wrong where it is one number.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=third | FileCheck %s
// CHECK: @third: refuted

llvm.func @third(%a: i128) -> i128 {
  %k = llvm.mlir.constant(3 : i128) : i128
  %c = llvm.mlir.constant(113427455640312821154458202477256070485 : i128) : i128
  %d = llvm.udiv %a, %k : i128
  %r = llvm.icmp "eq" %d, %c : i128
  %o = llvm.mlir.constant(1 : i128) : i128
  %e = llvm.sub %d, %o : i128
  %q = llvm.select %r, %e, %d : i1, i128
  llvm.return %q : i128
}
