module attributes {llvm.data_layout = "e-p3:32:32-i64:64"} {
  llvm.func @f(%p: !llvm.ptr) -> i64 {
    %s = llvm.load %p : !llvm.ptr -> i64
    llvm.return %s : i64
  }
}
