module {
  llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.add %arg1, %arg0 : i32
    llvm.return %0 : i32
  }
}
