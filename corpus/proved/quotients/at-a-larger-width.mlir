// Right: narrow numbers are extended and divided at a larger width, which the quotient is cut from. Extended in the other way they are
// others.
//
// RUN: verify-lowering %S/Inputs/narrow.mlir --lowered %s | FileCheck %s
// RUN: sed -e 's/sext %\([nm]\)/zext %\1/;t' -e 's/zext %\([nm]\)/sext %\1/' %s > %t.wrong
// RUN: expect-status 1 verify-lowering %S/Inputs/narrow.mlir --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK-DAG: @floor: proved
// CHECK-DAG: @quotient: proved
// CHECK-DAG: @remainder: proved
// WRONG-DAG: @floor: refuted
// WRONG-DAG: @quotient: refuted
// WRONG-DAG: @remainder: refuted

llvm.func @floor(%n: i16, %m: i16) -> i16 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %a = llvm.sext %n : i16 to i32
  %b = llvm.sext %m : i16 to i32
  %q = llvm.sdiv %a, %b : i32
  %r = llvm.srem %a, %b : i32
  %rest = llvm.icmp "ne" %r, %0 : i32
  %x = llvm.xor %r, %b : i32
  %signs = llvm.icmp "slt" %x, %0 : i32
  %less = llvm.and %rest, %signs : i1
  %one = llvm.sext %less : i1 to i32
  %sum = llvm.add %q, %one : i32
  %cut = llvm.trunc %sum : i32 to i16
  llvm.return %cut : i16
}

llvm.func @quotient(%n: i8, %m: i8) -> i8 {
  %a = llvm.zext %n : i8 to i32
  %b = llvm.zext %m : i8 to i32
  %q = llvm.udiv %a, %b : i32
  %cut = llvm.trunc %q : i32 to i8
  llvm.return %cut : i8
}

llvm.func @remainder(%n: i24, %m: i24) -> i24 {
  %a = llvm.sext %n : i24 to i64
  %b = llvm.sext %m : i24 to i64
  %q = llvm.srem %a, %b : i64
  %cut = llvm.trunc %q : i64 to i24
  llvm.return %cut : i24
}
