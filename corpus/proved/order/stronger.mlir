// What is atomic may be ordered more strongly than in the source.
// RUN: verify-lowering %S/../../bad/order/Inputs/atomic.mlir --lowered %s | FileCheck %s
// CHECK: 4 functions: 4 proved

llvm.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @write(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @fenced(%p: !llvm.ptr, %v: i32) {
  llvm.fence seq_cst
  llvm.store %v, %p atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @both(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) -> i32 {
  %r = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %q atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %r : i32
}
