module {
  llvm.func @second(%arg0: !llvm.ptr) -> i64 {
    %0 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
    %1 = llvm.load %0 {alignment = 4 : i64} : !llvm.ptr -> i64
    llvm.return %1 : i64
  }
}
