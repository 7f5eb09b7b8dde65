llvm.func @f(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64) -> i64 {
  %c1 = llvm.mlir.constant(1 : index) : i64
  %half = llvm.lshr %size, %c1 : i64
  llvm.return %half : i64
}
