// Wrong: a load and a store order less than in the source, or something else; what is stronger elsewhere does not make up for it.
// RUN: expect-status 1 verify-lowering %S/Inputs/atomic.mlir --lowered %s | FileCheck %s
// CHECK: @read: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source's
// CHECK: @write: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source's
// CHECK: @fenced: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source's
// CHECK: @both: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source's

llvm.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @write(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @fenced(%p: !llvm.ptr, %v: i32) {
  llvm.fence acquire
  llvm.store %v, %p atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @both(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) -> i32 {
  %r = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %q atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %r : i32
}
