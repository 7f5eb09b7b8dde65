// Wrong: a constant and a variable have other values at first. Only functions name them that are private to each side, and run
// inside.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/tables.mlir --lowered %s | FileCheck %s
// CHECK: @constant: refuted: symbol: global @table has another initial value
// CHECK: @variable: refuted: symbol: global @state has another initial value
// RUN: sed -e 's/\[3, 5\]/[3, 4]/' -e 's/\[5, 7\]/[5, 6]/' %s > %t.mlir
// RUN: verify-lowering %S/Inputs/tables.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 4 functions: 4 proved

llvm.mlir.global private constant @table(dense<[3, 5]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
llvm.mlir.global private @state(dense<[5, 7]> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>

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
