// Right: what constant globals hold is put for their loads, in @sign by arithmetic.
//
// RUN: verify-lowering %S/../../examples/constant_tables.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @last: proved
// CHECK-DAG: @any: proved
// CHECK-DAG: @sign: proved
// CHECK-DAG: @setting: proved

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
  %p = llvm.mlir.addressof @settings : !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.return %x : i32
}
