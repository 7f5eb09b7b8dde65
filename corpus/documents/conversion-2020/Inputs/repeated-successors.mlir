// The lowering as the document writes it, for ../repeated-successors.mlir.
llvm.func @either(%arg0: !llvm.i1, %arg1: !llvm.i64, %arg2: !llvm.i64) -> !llvm.i64 {
  llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i64), ^between
^bb1(%0: !llvm.i64):
  llvm.return %0 : !llvm.i64
^between:
  llvm.br ^bb1(%arg2 : !llvm.i64)
}
