llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @count(%n: i64, %i: i64, %out: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %v = llvm.mlir.constant(5 : i64) : i64
  %megabytes = llvm.mlir.constant(2097152 : i64) : i64
  %most = llvm.mlir.constant(1152921504606584831 : i64) : i64
  %bytes = llvm.mul %n, %c8 : i64
  %asked = llvm.add %bytes, %megabytes : i64
  %m = llvm.call @malloc(%asked) : (i64) -> !llvm.ptr
  %beyond = llvm.icmp "ugt" %n, %most : i64
  llvm.cond_br %beyond, ^out, ^head(%c0 : i64)
^head(%k: i64):
  %more = llvm.icmp "ult" %k, %i : i64
  llvm.cond_br %more, ^body, ^end
^body:
  llvm.store %v, %aligned : i64, !llvm.ptr
  %next = llvm.add %k, %c1 : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return
^out:
  llvm.return
}
