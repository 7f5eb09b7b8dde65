// Each by the intrinsic that does it.
// RUN: verify-lowering %S/../../examples/bits.mlir --lowered %s | FileCheck %s
// CHECK: 10 functions: 10 proved

llvm.func @rotl(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.intr.fshl(%arg0, %arg0, %arg1) : (i32, i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @usat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.uadd.sat(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
llvm.func @abs(%arg0: i16) -> i16 {
  %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i16) -> i16
  llvm.return %0 : i16
}
llvm.func @bswap(%arg0: i16) -> i16 {
  %0 = llvm.intr.bswap(%arg0) : (i16) -> i16
  llvm.return %0 : i16
}
llvm.func @isneg(%arg0: f32) -> i1 {
  %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 28 : i32}> : (f32) -> i1
  llvm.return %0 : i1
}
llvm.func @ctpop(%arg0: i4) -> i4 {
  %0 = llvm.intr.ctpop(%arg0) : (i4) -> i4
  llvm.return %0 : i4
}
llvm.func @ctlz(%arg0: i2) -> i2 {
  %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i2) -> i2
  llvm.return %0 : i2
}
llvm.func @cttz(%arg0: i2) -> i2 {
  %0 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (i2) -> i2
  llvm.return %0 : i2
}
llvm.func @ssat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.ssub.sat(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
llvm.func @cmp3(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.ucmp(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
