// Right: the quotient is corrected where the signs differ.
//
// RUN: verify-lowering %S/../../bad/quotients/Inputs/source.mlir --function=inside --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

llvm.func @inside(%a: i64, %b: i64, %c: i64) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.sdiv %a, %b : i64
  %m = llvm.mul %q, %b : i64
  %ne = llvm.icmp "ne" %a, %m : i64
  %s = llvm.icmp "slt" %a, %z : i64
  %t = llvm.icmp "slt" %b, %z : i64
  %e = llvm.icmp "ne" %s, %t : i1
  %k = llvm.and %ne, %e : i1
  %p = llvm.sub %q, %o : i64
  %f = llvm.select %k, %p, %q : i1, i64
  %x = llvm.xor %f, %c : i64
  %y = llvm.and %x, %f : i64
  llvm.return %y : i64
}
