// The lowering as the document means it, for ../bare-pointers.mlir.
!descriptor = type !llvm.struct<(ptr<i32>, ptr<i32>, i64, array<2 x i64>, array<2 x i64>)>
llvm.func @callee(!llvm.ptr<i32>)
llvm.func @caller(%arg0: !llvm.ptr<i32>) {
  %0 = llvm.mlir.undef : !descriptor
  %1 = llvm.insertvalue %arg0, %0[0] : !descriptor
  %2 = llvm.insertvalue %arg0, %1[1] : !descriptor
  %3 = llvm.mlir.constant(0 : index) : i64
  %4 = llvm.insertvalue %3, %2[2] : !descriptor
  %5 = llvm.mlir.constant(3 : index) : i64
  %6 = llvm.mlir.constant(5 : index) : i64
  %7 = llvm.insertvalue %5, %4[3, 0] : !descriptor
  %8 = llvm.insertvalue %6, %7[3, 1] : !descriptor
  %9 = llvm.mlir.constant(1 : index) : i64
  %10 = llvm.insertvalue %6, %8[4, 0] : !descriptor
  %11 = llvm.insertvalue %9, %10[4, 1] : !descriptor
  %12 = llvm.extractvalue %11[1] : !descriptor
  llvm.call @callee(%12) : (!llvm.ptr<i32>) -> ()
  llvm.return
}
