module {
  llvm.func @get() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i64, %arg1: i64) -> f32 {
    %0 = llvm.call @get() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mul %arg0, %2 overflow<nsw, nuw> : i64
    %4 = llvm.add %3, %arg1 overflow<nsw, nuw> : i64
    %5 = llvm.getelementptr inbounds|nuw %1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.load %5 : !llvm.ptr -> f32
    llvm.return %6 : f32
  }
}
