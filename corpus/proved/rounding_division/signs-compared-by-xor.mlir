// Right: quotients that are rounded down and up as opt's InstCombine writes them, with the signs compared by an exclusive or, at widths at
// which no division is decided bit by bit; and a choice for a word of copies of a sign. By other signs they are wrong.
//
// RUN: verify-lowering %S/Inputs/wide.mlir --lowered %s | FileCheck %s
// RUN: sed -e 's/icmp "slt"/icmp "TURNED"/;s/icmp "sgt"/icmp "slt"/;s/"TURNED"/"sgt"/' %s > %t.wrong
// RUN: %if long %{ expect-status 1 verify-lowering %S/Inputs/wide.mlir --lowered %t.wrong | FileCheck %s --check-prefix=WRONG %}
// CHECK-DAG: @floor_64: proved
// CHECK-DAG: @ceil_64: proved
// CHECK-DAG: @floor_128: proved
// CHECK-DAG: @ceil_128: proved
// CHECK-DAG: @masked: proved
// WRONG-DAG: @floor_64: refuted
// WRONG-DAG: @ceil_64: refuted
// WRONG-DAG: @floor_128: refuted
// WRONG-DAG: @ceil_128: refuted
// WRONG-DAG: @masked: refuted

llvm.func @floor_64(%n: i64, %m: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.sdiv %n, %m : i64
  %2 = llvm.mul %1, %m : i64
  %3 = llvm.icmp "ne" %n, %2 : i64
  %4 = llvm.xor %n, %m : i64
  %5 = llvm.icmp "slt" %4, %0 : i64
  %6 = llvm.and %3, %5 : i1
  %7 = llvm.sext %6 : i1 to i64
  %8 = llvm.add %1, %7 : i64
  llvm.return %8 : i64
}

llvm.func @ceil_64(%n: i64, %m: i64) -> i64 {
  %0 = llvm.mlir.constant(-1 : i64) : i64
  %1 = llvm.sdiv %n, %m : i64
  %2 = llvm.mul %1, %m : i64
  %3 = llvm.icmp "ne" %n, %2 : i64
  %4 = llvm.xor %n, %m : i64
  %5 = llvm.icmp "sgt" %4, %0 : i64
  %6 = llvm.and %3, %5 : i1
  %7 = llvm.zext %6 : i1 to i64
  %8 = llvm.add %1, %7 : i64
  llvm.return %8 : i64
}

llvm.func @floor_128(%n: i128, %m: i128) -> i128 {
  %0 = llvm.mlir.constant(0 : i128) : i128
  %1 = llvm.sdiv %n, %m : i128
  %2 = llvm.mul %1, %m : i128
  %3 = llvm.icmp "ne" %n, %2 : i128
  %4 = llvm.xor %n, %m : i128
  %5 = llvm.icmp "slt" %4, %0 : i128
  %6 = llvm.and %3, %5 : i1
  %7 = llvm.sext %6 : i1 to i128
  %8 = llvm.add %1, %7 : i128
  llvm.return %8 : i128
}

llvm.func @ceil_128(%n: i128, %m: i128) -> i128 {
  %0 = llvm.mlir.constant(-1 : i128) : i128
  %1 = llvm.sdiv %n, %m : i128
  %2 = llvm.mul %1, %m : i128
  %3 = llvm.icmp "ne" %n, %2 : i128
  %4 = llvm.xor %n, %m : i128
  %5 = llvm.icmp "sgt" %4, %0 : i128
  %6 = llvm.and %3, %5 : i1
  %7 = llvm.zext %6 : i1 to i128
  %8 = llvm.add %1, %7 : i128
  llvm.return %8 : i128
}

llvm.func @masked(%n: i128, %m: i128) -> i128 {
  %0 = llvm.mlir.constant(0 : i128) : i128
  %1 = llvm.icmp "slt" %n, %0 : i128
  %2 = llvm.select %1, %m, %0 : i1, i128
  llvm.return %2 : i128
}
