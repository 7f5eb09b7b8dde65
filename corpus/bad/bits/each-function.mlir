// Wrong: each by an intrinsic that does something like it.
// RUN: expect-status 1 verify-lowering %S/../../examples/bits.mlir --lowered %s | FileCheck %s
// CHECK: @rotl: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @usat: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @abs: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @bswap: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @isneg: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @ctpop: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @ctlz: refuted: return-value: result 0 differs: it is poison in the lowering, but not in the source
// CHECK: @cttz: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @ssat: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: @cmp3: refuted: return-value: result 0 differs: it is {{.*}} in the source, {{.*}} in the lowering
// CHECK: 10 functions: 10 refuted

llvm.func @rotl(%arg0: i32, %arg1: i32) -> i32 {
  %0 = llvm.intr.fshr(%arg0, %arg0, %arg1) : (i32, i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @usat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.sadd.sat(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
llvm.func @abs(%arg0: i16) -> i16 {
  %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i16) -> i16
  llvm.return %0 : i16
}
llvm.func @bswap(%arg0: i16) -> i16 {
  %0 = llvm.intr.bitreverse(%arg0) : (i16) -> i16
  llvm.return %0 : i16
}
llvm.func @isneg(%arg0: f32) -> i1 {
  %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 60 : i32}> : (f32) -> i1
  llvm.return %0 : i1
}
llvm.func @ctpop(%arg0: i4) -> i4 {
  %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i4) -> i4
  llvm.return %0 : i4
}
llvm.func @ctlz(%arg0: i2) -> i2 {
  %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = true}> : (i2) -> i2
  llvm.return %0 : i2
}
llvm.func @cttz(%arg0: i2) -> i2 {
  %0 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i2) -> i2
  llvm.return %0 : i2
}
llvm.func @ssat(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.usub.sat(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
llvm.func @cmp3(%arg0: i8, %arg1: i8) -> i8 {
  %0 = llvm.intr.scmp(%arg0, %arg1) : (i8, i8) -> i8
  llvm.return %0 : i8
}
