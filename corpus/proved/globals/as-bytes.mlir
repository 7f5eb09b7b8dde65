// Right: the same bytes by other names: two numbers as one, lowest byte first, a table as text, floats as the integers of their bits, what is
// never read after a number of 20 bits.
//
// RUN: verify-lowering %S/../../bad/bytes/Inputs/tables.mlir --lowered %s --check-runs=50 | FileCheck %s
// CHECK: 3 functions: 3 proved; 7 globals: 7 proved

llvm.mlir.global external @a(8589934593 : i64) : i64
llvm.mlir.global external constant @b("\01\00\00\00\02\00\00\00") {alignment = 4 : i64} : !llvm.array<8 x i8>
llvm.mlir.global private constant @c("abc\00") : !llvm.array<4 x i8>
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
llvm.mlir.global external @fl(dense<[1065353216, 1073741824]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global external @bits("\01\00\01\01") : !llvm.array<4 x i8>
llvm.mlir.global external @odd(dense<[1, 1048575]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global private @s(67305985 : i32) : i32
llvm.mlir.global private constant @t(8589934593 : i64) : i64
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
