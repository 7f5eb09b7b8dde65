// Right: the high half of a product of signed numbers from that of the unsigned ones, and the other way around: for each factor that is
// negative the other one less, or more. Where only the first factor's sign counts, it is wrong.
//
// RUN: verify-lowering %S/Inputs/products.mlir --lowered %s | FileCheck %s
// RUN: sed 's/select %10, %x, %0/select %10, %0, %0/' %s > %t.wrong
// RUN: expect-status 1 verify-lowering %S/Inputs/products.mlir --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK-DAG: @signed_8: proved
// CHECK-DAG: @unsigned_8: proved
// CHECK-DAG: @signed_32: proved
// CHECK-DAG: @unsigned_32: proved
// CHECK-DAG: @signed_64: proved
// CHECK-DAG: @unsigned_64: proved
// WRONG-DAG: @signed_8: refuted
// WRONG-DAG: @unsigned_8: refuted
// WRONG-DAG: @signed_32: refuted
// WRONG-DAG: @unsigned_32: refuted
// WRONG-DAG: @signed_64: refuted
// WRONG-DAG: @unsigned_64: refuted

llvm.func @signed_8(%x: i8, %y: i8) -> !llvm.struct<(i8, i8)> {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(8 : i16) : i16
  %2 = llvm.zext %x : i8 to i16
  %3 = llvm.zext %y : i8 to i16
  %4 = llvm.mul %2, %3 : i16
  %5 = llvm.lshr %4, %1 : i16
  %6 = llvm.trunc %5 : i16 to i8
  %7 = llvm.icmp "slt" %x, %0 : i8
  %8 = llvm.select %7, %y, %0 : i1, i8
  %9 = llvm.sub %6, %8 : i8
  %10 = llvm.icmp "slt" %y, %0 : i8
  %11 = llvm.select %10, %x, %0 : i1, i8
  %12 = llvm.sub %9, %11 : i8
  %13 = llvm.mul %x, %y : i8
  %14 = llvm.mlir.poison : !llvm.struct<(i8, i8)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i8, i8)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i8, i8)>
  llvm.return %16 : !llvm.struct<(i8, i8)>
}

llvm.func @unsigned_8(%x: i8, %y: i8) -> !llvm.struct<(i8, i8)> {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.mlir.constant(8 : i16) : i16
  %2 = llvm.sext %x : i8 to i16
  %3 = llvm.sext %y : i8 to i16
  %4 = llvm.mul %2, %3 : i16
  %5 = llvm.lshr %4, %1 : i16
  %6 = llvm.trunc %5 : i16 to i8
  %7 = llvm.icmp "slt" %x, %0 : i8
  %8 = llvm.select %7, %y, %0 : i1, i8
  %9 = llvm.add %6, %8 : i8
  %10 = llvm.icmp "slt" %y, %0 : i8
  %11 = llvm.select %10, %x, %0 : i1, i8
  %12 = llvm.add %9, %11 : i8
  %13 = llvm.mul %x, %y : i8
  %14 = llvm.mlir.poison : !llvm.struct<(i8, i8)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i8, i8)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i8, i8)>
  llvm.return %16 : !llvm.struct<(i8, i8)>
}

llvm.func @signed_32(%x: i32, %y: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(32 : i64) : i64
  %2 = llvm.zext %x : i32 to i64
  %3 = llvm.zext %y : i32 to i64
  %4 = llvm.mul %2, %3 : i64
  %5 = llvm.lshr %4, %1 : i64
  %6 = llvm.trunc %5 : i64 to i32
  %7 = llvm.icmp "slt" %x, %0 : i32
  %8 = llvm.select %7, %y, %0 : i1, i32
  %9 = llvm.sub %6, %8 : i32
  %10 = llvm.icmp "slt" %y, %0 : i32
  %11 = llvm.select %10, %x, %0 : i1, i32
  %12 = llvm.sub %9, %11 : i32
  %13 = llvm.mul %x, %y : i32
  %14 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i32, i32)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i32, i32)>
  llvm.return %16 : !llvm.struct<(i32, i32)>
}

llvm.func @unsigned_32(%x: i32, %y: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(32 : i64) : i64
  %2 = llvm.sext %x : i32 to i64
  %3 = llvm.sext %y : i32 to i64
  %4 = llvm.mul %2, %3 : i64
  %5 = llvm.lshr %4, %1 : i64
  %6 = llvm.trunc %5 : i64 to i32
  %7 = llvm.icmp "slt" %x, %0 : i32
  %8 = llvm.select %7, %y, %0 : i1, i32
  %9 = llvm.add %6, %8 : i32
  %10 = llvm.icmp "slt" %y, %0 : i32
  %11 = llvm.select %10, %x, %0 : i1, i32
  %12 = llvm.add %9, %11 : i32
  %13 = llvm.mul %x, %y : i32
  %14 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i32, i32)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i32, i32)>
  llvm.return %16 : !llvm.struct<(i32, i32)>
}

llvm.func @signed_64(%x: i64, %y: i64) -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(64 : i128) : i128
  %2 = llvm.zext %x : i64 to i128
  %3 = llvm.zext %y : i64 to i128
  %4 = llvm.mul %2, %3 : i128
  %5 = llvm.lshr %4, %1 : i128
  %6 = llvm.trunc %5 : i128 to i64
  %7 = llvm.icmp "slt" %x, %0 : i64
  %8 = llvm.select %7, %y, %0 : i1, i64
  %9 = llvm.sub %6, %8 : i64
  %10 = llvm.icmp "slt" %y, %0 : i64
  %11 = llvm.select %10, %x, %0 : i1, i64
  %12 = llvm.sub %9, %11 : i64
  %13 = llvm.mul %x, %y : i64
  %14 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i64, i64)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i64, i64)>
  llvm.return %16 : !llvm.struct<(i64, i64)>
}

llvm.func @unsigned_64(%x: i64, %y: i64) -> !llvm.struct<(i64, i64)> {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(64 : i128) : i128
  %2 = llvm.sext %x : i64 to i128
  %3 = llvm.sext %y : i64 to i128
  %4 = llvm.mul %2, %3 : i128
  %5 = llvm.lshr %4, %1 : i128
  %6 = llvm.trunc %5 : i128 to i64
  %7 = llvm.icmp "slt" %x, %0 : i64
  %8 = llvm.select %7, %y, %0 : i1, i64
  %9 = llvm.add %6, %8 : i64
  %10 = llvm.icmp "slt" %y, %0 : i64
  %11 = llvm.select %10, %x, %0 : i1, i64
  %12 = llvm.add %9, %11 : i64
  %13 = llvm.mul %x, %y : i64
  %14 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
  %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(i64, i64)>
  %16 = llvm.insertvalue %12, %15[1] : !llvm.struct<(i64, i64)>
  llvm.return %16 : !llvm.struct<(i64, i64)>
}
