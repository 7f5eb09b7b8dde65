llvm.func @copy_four(%arg0: !llvm.ptr, %from: !llvm.ptr, %offset0: i64, %size: i64, %stride0: i64, %arg1: !llvm.ptr, %to: !llvm.ptr,
                     %offset1: i64, %size1: i64, %stride1: i64) {
  %four = llvm.mlir.constant(4 : i64) : i64
  %bytes = llvm.mlir.constant(16 : i64) : i64
  %all = llvm.icmp "eq" %size, %four : i64
  llvm.cond_br %all, ^copy, ^end
^copy:
  "llvm.intr.memcpy"(%to, %from, %bytes) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^end
^end:
  llvm.return
}
