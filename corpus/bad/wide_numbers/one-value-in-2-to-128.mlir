// Wrong: for one value of %a in 2^128 the sum is 0.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=sum | FileCheck %s
// CHECK: @sum: refuted

llvm.func @sum(%a: i128, %b: i128) -> i128 {
  %c = llvm.mlir.constant(198745623987456239874562398745629387 : i128) : i128
  %s = llvm.add %a, %b : i128
  %m = llvm.xor %a, %c : i128
  %r = llvm.icmp "eq" %m, %s : i128
  %z = llvm.mlir.constant(0 : i128) : i128
  %q = llvm.select %r, %z, %s : i1, i128
  llvm.return %q : i128
}
