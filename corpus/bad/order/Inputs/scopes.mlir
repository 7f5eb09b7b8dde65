llvm.func @load(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}
llvm.func @store(%p: !llvm.ptr, %v: i32) {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @fence() {
  llvm.fence seq_cst
  llvm.return
}
