// Right: quotients that are rounded by other operations, deep inside of what is computed from them.
//
// RUN: verify-lowering %S/../../bad/quotients/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @inside: proved
// CHECK-DAG: @decides: proved

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

llvm.func @use(i64)

llvm.func @decides(%a: i64, %c: i64) {
  %z = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.mlir.constant(6 : i64) : i64
  %minus = llvm.mlir.constant(-1 : i64) : i64
  %neg = llvm.icmp "slt" %a, %z : i64
  %back = llvm.sub %minus, %a : i64
  %abs = llvm.select %neg, %back, %a : i1, i64
  %q = llvm.sdiv %abs, %k : i64
  %r = llvm.sub %minus, %q : i64
  %f = llvm.select %neg, %r, %q : i1, i64
  %x = llvm.xor %f, %c : i64
  %p = llvm.icmp "eq" %x, %z : i64
  llvm.cond_br %p, ^yes, ^no
^yes:
  llvm.call @use(%f) : (i64) -> ()
  llvm.br ^no
^no:
  llvm.return
}
