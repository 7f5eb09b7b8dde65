// The lowering with pointers as the notes write them, for ../bare-pointers.mlir.
llvm.func @static(!llvm.ptr<i64>, !llvm.ptr<i64>, !llvm.ptr<vector<2xf64>>)
llvm.func @pass(%arg0: !llvm.ptr<i64>, %arg1: !llvm.ptr<i64>, %arg2: !llvm.ptr<vector<2xf64>>) {
  llvm.call @static(%arg0, %arg1, %arg2) : (!llvm.ptr<i64>, !llvm.ptr<i64>, !llvm.ptr<vector<2xf64>>) -> ()
  llvm.return
}
