// The lowering as the document writes it, for ../access.mlir: each stride from the descriptor.
llvm.func @at(%arg0: !llvm<"double*">, %arg1: !llvm<"double*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64, %arg7: !llvm.i64, %arg8: !llvm.i64) -> !llvm.double {
  %0 = llvm.mlir.undef : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %9 = llvm.insertvalue %arg8, %8[4, 2] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %10 = llvm.extractvalue %9[4, 0] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %11 = llvm.mlir.constant(1 : index) : !llvm.i64
  %12 = llvm.mul %10, %11 : !llvm.i64
  %13 = llvm.extractvalue %9[4, 1] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %14 = llvm.mlir.constant(2 : index) : !llvm.i64
  %15 = llvm.mul %13, %14 : !llvm.i64
  %16 = llvm.add %12, %15 : !llvm.i64
  %17 = llvm.extractvalue %9[4, 2] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %18 = llvm.mlir.constant(3 : index) : !llvm.i64
  %19 = llvm.mul %17, %18 : !llvm.i64
  %20 = llvm.add %16, %19 : !llvm.i64
  %21 = llvm.extractvalue %9[2] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %22 = llvm.add %20, %21 : !llvm.i64
  %23 = llvm.extractvalue %9[1] : !llvm<"{ double*, double*, i64, [3 x i64], [3 x i64] }">
  %24 = llvm.getelementptr %23[%22] : (!llvm<"double*">, !llvm.i64) -> !llvm<"double*">
  %25 = llvm.load %24 : !llvm<"double*">
  llvm.return %25 : !llvm.double
}
