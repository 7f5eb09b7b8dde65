// Right: floats become narrow integers, and these floats, by way of wider integers: a float that the narrow type does not hold is poison in the
// source, and an unsigned number is a wider one with a sign. Of the other signedness they are others.
//
// REQUIRES: long
// RUN: verify-lowering %S/Inputs/integers.mlir --lowered %s | FileCheck %s
// RUN: sed -e 's/fptosi/fptoui/;s/sext/zext/;t' -e 's/zext/sext/' %s > %t.wrong
// RUN: expect-status 1 verify-lowering %S/Inputs/integers.mlir --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// CHECK-DAG: @signed_byte: proved
// CHECK-DAG: @signed_half: proved
// CHECK-DAG: @unsigned_half: proved
// CHECK-DAG: @of_signed: proved
// CHECK-DAG: @of_unsigned: proved
// WRONG-DAG: @signed_byte: refuted
// WRONG-DAG: @signed_half: refuted
// WRONG-DAG: @unsigned_half: proved
// WRONG-DAG: @of_signed: refuted
// WRONG-DAG: @of_unsigned: refuted

llvm.func @signed_byte(%x: f32) -> i8 {
  %0 = llvm.fptosi %x : f32 to i32
  %1 = llvm.trunc %0 : i32 to i8
  llvm.return %1 : i8
}

llvm.func @signed_half(%x: f64) -> i32 {
  %0 = llvm.fptosi %x : f64 to i64
  %1 = llvm.trunc %0 : i64 to i32
  llvm.return %1 : i32
}

llvm.func @unsigned_half(%x: f64) -> i32 {
  %0 = llvm.fptosi %x : f64 to i64
  %1 = llvm.trunc %0 : i64 to i32
  llvm.return %1 : i32
}

llvm.func @of_signed(%n: i32) -> f64 {
  %0 = llvm.sext %n : i32 to i64
  %1 = llvm.sitofp %0 : i64 to f64
  llvm.return %1 : f64
}

llvm.func @of_unsigned(%n: i24) -> f32 {
  %0 = llvm.zext %n : i24 to i32
  %1 = llvm.sitofp %0 : i32 to f32
  llvm.return %1 : f32
}
