// The lowering as the document writes it, for ../unranked.mlir.
llvm.func @consume(i64, !llvm.ptr<i8>)
llvm.func @callee(%arg0: i64, %arg1: !llvm.ptr<i8>) {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr<i8>)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr<i8>)>
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr<i8>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr<i8>)>
  %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr<i8>)>
  llvm.call @consume(%3, %4) : (i64, !llvm.ptr<i8>) -> ()
  llvm.return
}
llvm.func @caller(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr<i8>) {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, ptr<i8>)>
  %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i64, ptr<i8>)>
  %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(i64, ptr<i8>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr<i8>)>
  %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr<i8>)>
  llvm.call @callee(%3, %4) : (i64, !llvm.ptr<i8>) -> ()
  llvm.return
}
