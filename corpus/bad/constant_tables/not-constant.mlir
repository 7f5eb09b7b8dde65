// Wrong: @setting has what the global held at first, which is not constant. (The others are right.)
//
// RUN: expect-status 1 verify-lowering %S/../../examples/constant_tables.mlir --lowered %s | FileCheck %s
// CHECK: @setting: refuted: return-value
// CHECK: 3 proved, 1 refuted

llvm.mlir.global external @settings(dense<[7, 9]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.func @last() -> i16 {
  %x = llvm.mlir.constant(6 : i16) : i16
  llvm.return %x : i16
}
llvm.func @any(%i: i64) -> f32 {
  %x = llvm.mlir.constant(0.5 : f32) : f32
  llvm.return %x : f32
}
llvm.func @sign(%i: i64) -> i8 {
  %i8 = llvm.trunc %i : i64 to i8
  %one = llvm.mlir.constant(1 : i8) : i8
  %x = llvm.sub %i8, %one : i8
  llvm.return %x : i8
}
llvm.func @setting() -> i32 {
  %x = llvm.mlir.constant(9 : i32) : i32
  llvm.return %x : i32
}
