// Right: only private functions name the tables, the lowering's other ones than the source's.
//
// RUN: verify-lowering %S/../../bad/helpers/Inputs/tables.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved{{$}}

llvm.mlir.global private constant @table(dense<[3, 4]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.mlir.global private @state(dense<[5, 6]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>

llvm.func internal @entry_of(%i: i64) -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func internal @state_of(%i: i64) -> i32 {
  %t = llvm.mlir.addressof @state : !llvm.ptr
  %p = llvm.getelementptr %t[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @constant(%i: i64) -> i32 {
  %r = llvm.call @entry_of(%i) : (i64) -> i32
  llvm.return %r : i32
}

llvm.func @variable(%i: i64) -> i32 {
  %r = llvm.call @state_of(%i) : (i64) -> i32
  llvm.return %r : i32
}
