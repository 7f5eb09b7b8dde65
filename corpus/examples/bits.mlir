// RUN: verify-lowering %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/../proved/bits/by-intrinsics.mlir | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 10 functions: 10 proved

// Rotation, saturation, counts and the like, spelled out.
func.func @rotl(%arg0: i32, %arg1: i32) -> i32 {
  %c32_i32 = arith.constant 32 : i32
  %0 = arith.remui %arg1, %c32_i32 : i32
  %1 = arith.extui %arg0 : i32 to i64
  %c32_i64 = arith.constant 32 : i64
  %2 = arith.shli %1, %c32_i64 : i64
  %3 = arith.ori %2, %1 : i64
  %4 = arith.extui %0 : i32 to i64
  %5 = arith.shli %3, %4 : i64
  %6 = arith.shrui %5, %c32_i64 : i64
  %7 = arith.trunci %6 : i64 to i32
  return %7 : i32
}
func.func @usat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = arith.addi %arg0, %arg1 : i8
  %1 = arith.cmpi ult, %0, %arg0 : i8
  %c-1_i8 = arith.constant -1 : i8
  %2 = arith.select %1, %c-1_i8, %0 : i8
  return %2 : i8
}
func.func @abs(%arg0: i16) -> i16 {
  %c0_i16 = arith.constant 0 : i16
  %0 = arith.cmpi slt, %arg0, %c0_i16 : i16
  %1 = arith.subi %c0_i16, %arg0 : i16
  %2 = arith.select %0, %1, %arg0 : i16
  return %2 : i16
}
func.func @bswap(%arg0: i16) -> i16 {
  %c8_i16 = arith.constant 8 : i16
  %0 = arith.shli %arg0, %c8_i16 : i16
  %1 = arith.shrui %arg0, %c8_i16 : i16
  %2 = arith.ori %0, %1 : i16
  return %2 : i16
}
func.func @isneg(%arg0: f32) -> i1 {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = arith.cmpf olt, %arg0, %cst : f32
  return %0 : i1
}
func.func @ctpop(%arg0: i4) -> i4 {
  %c1_i4 = arith.constant 1 : i4
  %0 = arith.andi %arg0, %c1_i4 : i4
  %c1_i4_0 = arith.constant 1 : i4
  %1 = arith.shrui %arg0, %c1_i4_0 : i4
  %2 = arith.andi %1, %c1_i4 : i4
  %c2_i4 = arith.constant 2 : i4
  %3 = arith.shrui %arg0, %c2_i4 : i4
  %4 = arith.andi %3, %c1_i4 : i4
  %c3_i4 = arith.constant 3 : i4
  %5 = arith.shrui %arg0, %c3_i4 : i4
  %6 = arith.addi %0, %2 : i4
  %7 = arith.addi %4, %6 : i4
  %8 = arith.addi %7, %5 : i4
  return %8 : i4
}
func.func @ctlz(%arg0: i2) -> i2 {
  %c0_i2 = arith.constant 0 : i2
  %c1_i2 = arith.constant 1 : i2
  %c-2_i2 = arith.constant -2 : i2
  %0 = arith.cmpi slt, %arg0, %c0_i2 : i2
  %1 = arith.cmpi eq, %arg0, %c0_i2 : i2
  %2 = arith.select %1, %c-2_i2, %c1_i2 : i2
  %3 = arith.select %0, %c0_i2, %2 : i2
  return %3 : i2
}
func.func @cttz(%arg0: i2) -> i2 {
  %c0_i2 = arith.constant 0 : i2
  %c1_i2 = arith.constant 1 : i2
  %c-2_i2 = arith.constant -2 : i2
  %0 = arith.trunci %arg0 : i2 to i1
  %1 = arith.cmpi eq, %arg0, %c0_i2 : i2
  %2 = arith.select %1, %c-2_i2, %c1_i2 : i2
  %3 = arith.select %0, %c0_i2, %2 : i2
  return %3 : i2
}
func.func @ssat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = arith.extsi %arg0 : i8 to i16
  %1 = arith.extsi %arg1 : i8 to i16
  %2 = arith.subi %0, %1 : i16
  %c-128_i16 = arith.constant -128 : i16
  %c127_i16 = arith.constant 127 : i16
  %3 = arith.maxsi %2, %c-128_i16 : i16
  %4 = arith.minsi %3, %c127_i16 : i16
  %5 = arith.trunci %4 : i16 to i8
  return %5 : i8
}
func.func @cmp3(%arg0: i8, %arg1: i8) -> i8 {
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %c-1_i8 = arith.constant -1 : i8
  %0 = arith.cmpi ult, %arg0, %arg1 : i8
  %1 = arith.cmpi eq, %arg0, %arg1 : i8
  %2 = arith.select %1, %c0_i8, %c1_i8 : i8
  %3 = arith.select %0, %c-1_i8, %2 : i8
  return %3 : i8
}
