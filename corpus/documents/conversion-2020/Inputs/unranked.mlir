// The lowering as the document writes it, for ../unranked.mlir.
llvm.func @consume(!llvm.i64, !llvm<"i8*">)
llvm.func @callee(%arg0: !llvm.i64, %arg1: !llvm<"i8*">) {
  %0 = llvm.mlir.undef : !llvm<"{ i64, i8* }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i64, i8* }">
  %3 = llvm.extractvalue %2[0] : !llvm<"{ i64, i8* }">
  %4 = llvm.extractvalue %2[1] : !llvm<"{ i64, i8* }">
  llvm.call @consume(%3, %4) : (!llvm.i64, !llvm<"i8*">) -> ()
  llvm.return
}
llvm.func @caller(%arg0: !llvm.i32, %arg1: !llvm.i64, %arg2: !llvm<"i8*">) {
  %0 = llvm.mlir.undef : !llvm<"{ i64, i8* }">
  %1 = llvm.insertvalue %arg1, %0[0] : !llvm<"{ i64, i8* }">
  %2 = llvm.insertvalue %arg2, %1[1] : !llvm<"{ i64, i8* }">
  %3 = llvm.extractvalue %2[0] : !llvm<"{ i64, i8* }">
  %4 = llvm.extractvalue %2[1] : !llvm<"{ i64, i8* }">
  llvm.call @callee(%3, %4) : (!llvm.i64, !llvm<"i8*">) -> ()
  llvm.return
}
