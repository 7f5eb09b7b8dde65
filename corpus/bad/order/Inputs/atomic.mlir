// Atomic accesses and a fence.
llvm.func @read(%p: !llvm.ptr) -> i32 {
  %v = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @write(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @fenced(%p: !llvm.ptr, %v: i32) {
  llvm.fence acq_rel
  llvm.store %v, %p atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @both(%p: !llvm.ptr, %q: !llvm.ptr, %v: i32) -> i32 {
  %r = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %v, %q atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %r : i32
}
