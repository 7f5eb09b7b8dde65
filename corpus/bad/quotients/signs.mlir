// Wrong: a divisor is taken for negative where it is positive.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/source.mlir --lowered %s --function=inside | FileCheck %s
// CHECK: @inside: refuted

llvm.func @inside(%a: i64, %b: i64, %c: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.sdiv %a, %b : i64
  %m = llvm.mul %q, %b : i64
  %ne = llvm.icmp "ne" %a, %m : i64
  %s = llvm.icmp "slt" %a, %z : i64
  %t = llvm.icmp "sgt" %b, %z : i64
  %e = llvm.icmp "ne" %s, %t : i1
  %k = llvm.and %ne, %e : i1
  %p = llvm.sub %q, %o : i64
  %f = llvm.select %k, %p, %q : i1, i64
  %x = llvm.xor %f, %c : i64
  %y = llvm.and %x, %f : i64
  llvm.return %y : i64
}
