// The lowering as the document writes it, for ../wrapper-external.mlir.
llvm.func @outside(%arg0: !llvm<"i16*">, %arg1: !llvm<"i16*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64, %arg7: !llvm.i32) attributes {llvm.emit_c_interface} {
  %0 = llvm.mlir.undef : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }">
  %8 = llvm.mlir.constant(1 : index) : !llvm.i64
  %9 = llvm.alloca %8 x !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }"> : (!llvm.i64) -> !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }*">
  llvm.store %7, %9 : !llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }*">
  llvm.call @_mlir_ciface_outside(%9, %arg7) : (!llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }*">, !llvm.i32) -> ()
  llvm.return
}
llvm.func @_mlir_ciface_outside(!llvm<"{ i16*, i16*, i64, [2 x i64], [2 x i64] }*">, !llvm.i32) attributes {llvm.emit_c_interface}
