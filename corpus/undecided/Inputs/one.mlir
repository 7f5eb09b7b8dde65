llvm.func @nans(%x: f32) -> i1 {
  %yes = llvm.mlir.constant(true) : i1
  llvm.return %yes : i1
}
llvm.func @fused(%x: f32, %y: f32) -> i1 {
  %yes = llvm.mlir.constant(true) : i1
  llvm.return %yes : i1
}
llvm.func @rounded(%x: f32) -> !llvm.struct<(i32, i32)> {
  %first = llvm.intr.lround(%x) : (f32) -> i32
  %none = llvm.mlir.poison : !llvm.struct<(i32, i32)>
  %half = llvm.insertvalue %first, %none[0] : !llvm.struct<(i32, i32)>
  %both = llvm.insertvalue %first, %half[1] : !llvm.struct<(i32, i32)>
  llvm.return %both : !llvm.struct<(i32, i32)>
}
