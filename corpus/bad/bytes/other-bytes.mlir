// Wrong: other bytes by other names: a table as a number whose highest byte comes first, as a text with another letter, floats as integers of
// other bits, a number of 20 bits as one of 32 that is another, and a table as a number of other size.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/tables.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @letter: refuted: symbol: global @c has another initial value
// CHECK-DAG: @exchanged: refuted: symbol: global @s has another size
// CHECK-DAG: @second: refuted: symbol: global @t has another initial value
// CHECK-DAG: @a: refuted: symbol: global @a has another initial value
// CHECK-DAG: @b: refuted: symbol: global @b has another initial value
// CHECK-DAG: @fl: refuted: symbol: global @fl has another initial value
// CHECK-DAG: @bits: refuted: symbol: global @bits has another initial value
// CHECK-DAG: @odd: refuted: symbol: global @odd has another initial value
// CHECK: 3 functions: 3 refuted; 7 globals: 2 proved, 5 refuted

llvm.mlir.global external @a(4294967298 : i64) : i64
llvm.mlir.global external constant @b("\01\00\00\01\02\00\00\00") {alignment = 4 : i64} : !llvm.array<8 x i8>
llvm.mlir.global private constant @c("abd\00") : !llvm.array<4 x i8>
llvm.func @letter(%i: i64) -> i8 {
  %m = llvm.mlir.addressof @c : !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  llvm.return %x : i8
}
llvm.mlir.global external @z() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<16 x i8> {
  %0 = llvm.mlir.zero : !llvm.array<16 x i8>
  llvm.return %0 : !llvm.array<16 x i8>
}
llvm.mlir.global external @u() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<16 x i8> {
  %0 = llvm.mlir.undef : !llvm.array<16 x i8>
  llvm.return %0 : !llvm.array<16 x i8>
}
llvm.mlir.global external @fl(dense<[1065353217, 1073741824]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global external @bits("\01\01\01\01") : !llvm.array<4 x i8>
llvm.mlir.global external @odd(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global private @s(67305985 : i64) : i64
llvm.mlir.global private constant @t(4294967298 : i64) : i64
llvm.func @exchanged(%i: i64, %v: i8) -> i8 {
  %m = llvm.mlir.addressof @s : !llvm.ptr
  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %x = llvm.load %p : !llvm.ptr -> i8
  llvm.store %v, %p : i8, !llvm.ptr
  llvm.return %x : i8
}
llvm.func @second(%i: i64) -> i32 {
  %m = llvm.mlir.addressof @t : !llvm.ptr
  %p = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.return %x : i32
}
