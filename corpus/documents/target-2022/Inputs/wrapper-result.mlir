// The lowering as the document writes it, for ../wrapper-result.mlir.
llvm.func @same(%arg0: !llvm.ptr<i16>, %arg1: !llvm.ptr<i16>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)> attributes {llvm.emit_c_interface} {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  llvm.return %7 : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
}
llvm.func @_mlir_ciface_same(%arg0: !llvm.ptr<struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>>, %arg1: !llvm.ptr<struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>>) attributes {llvm.emit_c_interface} {
  %0 = llvm.load %arg1 : !llvm.ptr<struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  %8 = llvm.call @same(%1, %2, %3, %4, %5, %6, %7) : (!llvm.ptr<i16>, !llvm.ptr<i16>, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>
  llvm.store %8, %arg0 : !llvm.ptr<struct<(ptr<i16>, ptr<i16>, i64, array<2 x i64>, array<2 x i64>)>>
  llvm.return
}
