// The lowering as the document writes it, for ../results.mlir.
llvm.func @swap(%arg0: !llvm.i32, %arg1: !llvm.i8, %arg2: !llvm.float) -> !llvm<"{ float, i32 }"> {
  %0 = llvm.mlir.undef : !llvm<"{ float, i32 }">
  %1 = llvm.insertvalue %arg2, %0[0] : !llvm<"{ float, i32 }">
  %2 = llvm.insertvalue %arg0, %1[1] : !llvm<"{ float, i32 }">
  llvm.return %2 : !llvm<"{ float, i32 }">
}
llvm.func @pick() -> !llvm.i32 {
  %0 = llvm.mlir.constant(7 : i32) : !llvm.i32
  %1 = llvm.mlir.constant(14 : i8) : !llvm.i8
  %2 = llvm.mlir.constant(3.5e+00 : f32) : !llvm.float
  %3 = llvm.call @swap(%0, %1, %2) : (!llvm.i32, !llvm.i8, !llvm.float) -> !llvm<"{ float, i32 }">
  %4 = llvm.extractvalue %3[0] : !llvm<"{ float, i32 }">
  %5 = llvm.extractvalue %3[1] : !llvm<"{ float, i32 }">
  llvm.return %5 : !llvm.i32
}
