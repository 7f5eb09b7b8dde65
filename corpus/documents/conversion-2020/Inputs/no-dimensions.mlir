// The lowering as the document writes it, for ../no-dimensions.mlir.
llvm.func @get(%m: !llvm<"float*">) -> !llvm.float {
  %0 = llvm.load %m : !llvm<"float*">
  llvm.return %0 : !llvm.float
}
llvm.func @set(%m: !llvm<"float*">, %v: !llvm.float) {
  llvm.store %v, %m : !llvm<"float*">
  llvm.return
}
