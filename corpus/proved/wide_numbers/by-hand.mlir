// Right: the operations of LLVM that are closest.
//
// RUN: verify-lowering %S/../../bad/wide_numbers/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 11 functions: 11 proved{{$}}

llvm.func @product(%a: i128, %b: i128) -> !llvm.struct<(i128, i128)> {
  %x = llvm.sext %a : i128 to i256
  %y = llvm.sext %b : i128 to i256
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
llvm.func @sum(%a: i128, %b: i128) -> i128 {
  %s = llvm.add %a, %b : i128
  llvm.return %s : i128
}
llvm.func @third(%a: i128) -> i128 {
  %k = llvm.mlir.constant(3 : i128) : i128
  %d = llvm.udiv %a, %k : i128
  llvm.return %d : i128
}
llvm.func @carry(%a: i65, %b: i65) -> !llvm.struct<(i65, i1)> {
  %s = llvm.add %a, %b : i65
  %o = llvm.icmp "ult" %s, %a : i65
  %u = llvm.mlir.poison : !llvm.struct<(i65, i1)>
  %v = llvm.insertvalue %s, %u[0] : !llvm.struct<(i65, i1)>
  %w = llvm.insertvalue %o, %v[1] : !llvm.struct<(i65, i1)>
  llvm.return %w : !llvm.struct<(i65, i1)>
}
llvm.func @up(%a: i128, %b: i128) -> i128 {
  %z = llvm.mlir.constant(0 : i128) : i128
  %o = llvm.mlir.constant(1 : i128) : i128
  %q = llvm.sdiv %a, %b : i128
  %m = llvm.mul %q, %b : i128
  %ne = llvm.icmp "ne" %a, %m : i128
  %s = llvm.icmp "slt" %a, %z : i128
  %t = llvm.icmp "slt" %b, %z : i128
  %e = llvm.icmp "eq" %s, %t : i1
  %k = llvm.and %ne, %e : i1
  %p = llvm.add %q, %o : i128
  %r = llvm.select %k, %p, %q : i1, i128
  llvm.return %r : i128
}
llvm.func @up_odd(%a: i33, %b: i33) -> i33 {
  %z = llvm.mlir.constant(0 : i33) : i33
  %o = llvm.mlir.constant(1 : i33) : i33
  %none = llvm.icmp "eq" %a, %z : i33
  %m = llvm.sub %a, %o : i33
  %q = llvm.udiv %m, %b : i33
  %p = llvm.add %q, %o : i33
  %r = llvm.select %none, %z, %p : i1, i33
  llvm.return %r : i33
}
llvm.func @rest(%a: i64, %b: i64) -> i64 {
  %q = llvm.sdiv %a, %b : i64
  %m = llvm.mul %q, %b : i64
  %r = llvm.sub %a, %m : i64
  llvm.return %r : i64
}
llvm.func @cut(%a: i64) -> i32 {
  %r = llvm.trunc %a overflow<nsw> : i64 to i32
  llvm.return %r : i32
}
llvm.func @widen(%a: i8) -> i32 {
  %r = llvm.zext %a : i8 to i32
  llvm.return %r : i32
}
llvm.func @bits(%a: i8, %b: i8) -> i8 {
  %r = llvm.or %a, %b : i8
  llvm.return %r : i8
}
llvm.func @from_32(%a: i32) -> i64 {
  %r = llvm.zext %a : i32 to i64
  llvm.return %r : i64
}
