// The lowering as the document writes it, for ../results.mlir.
llvm.func @swap(%arg0: f32, %arg1: i16, %arg2: i64) -> !llvm.struct<(i64, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, f32)>
  %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i64, f32)>
  %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(i64, f32)>
  llvm.return %2 : !llvm.struct<(i64, f32)>
}
llvm.func @pick() -> f32 {
  %0 = llvm.mlir.constant(1.5e+00 : f32) : f32
  %1 = llvm.mlir.constant(14 : i16) : i16
  %2 = llvm.mlir.constant(21 : i64) : i64
  %3 = llvm.call @swap(%0, %1, %2) : (f32, i16, i64) -> !llvm.struct<(i64, f32)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(i64, f32)>
  %5 = llvm.extractvalue %3[1] : !llvm.struct<(i64, f32)>
  llvm.return %5 : f32
}
