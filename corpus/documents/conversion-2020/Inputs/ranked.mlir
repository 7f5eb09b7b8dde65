// The lowering as the document writes it, for ../ranked.mlir.
llvm.func @consume(!llvm<"i32*">, !llvm<"i32*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64)
llvm.func @produce() -> !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
llvm.func @callee(%arg0: !llvm<"i32*">, %arg1: !llvm<"i32*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64) {
  %0 = llvm.mlir.undef : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %8 = llvm.extractvalue %7[0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %9 = llvm.extractvalue %7[1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %10 = llvm.extractvalue %7[2] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %11 = llvm.extractvalue %7[3, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %12 = llvm.extractvalue %7[3, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %13 = llvm.extractvalue %7[4, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %14 = llvm.extractvalue %7[4, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  llvm.call @consume(%8, %9, %10, %11, %12, %13, %14) : (!llvm<"i32*">, !llvm<"i32*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
  llvm.return
}
llvm.func @caller() {
  %0 = llvm.call @produce() : () -> !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %1 = llvm.extractvalue %0[0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.extractvalue %0[1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.extractvalue %0[2] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.extractvalue %0[3, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.extractvalue %0[3, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.extractvalue %0[4, 0] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.extractvalue %0[4, 1] : !llvm<"{ i32*, i32*, i64, [2 x i64], [2 x i64] }">
  llvm.call @callee(%1, %2, %3, %4, %5, %6, %7) : (!llvm<"i32*">, !llvm<"i32*">, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64, !llvm.i64) -> ()
  llvm.return
}
