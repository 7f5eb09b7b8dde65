// The lowering as the document writes it, for ../results.mlir.
llvm.func @swap(%arg0: i16, %arg1: f64, %arg2: i8) -> !llvm.struct<(i8, i16)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, i16)>
  %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i8, i16)>
  %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i8, i16)>
  llvm.return %2 : !llvm.struct<(i8, i16)>
}
llvm.func @pick() -> i16 {
  %0 = llvm.mlir.constant(7 : i16) : i16
  %1 = llvm.mlir.constant(2.5e+00 : f64) : f64
  %2 = llvm.mlir.constant(21 : i8) : i8
  %3 = llvm.call @swap(%0, %1, %2) : (i16, f64, i8) -> !llvm.struct<(i8, i16)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(i8, i16)>
  %5 = llvm.extractvalue %3[1] : !llvm.struct<(i8, i16)>
  llvm.return %5 : i16
}
