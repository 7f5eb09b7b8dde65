// The signatures as the document writes them, for ../types.mlir.
llvm.func @scalars(!llvm.i1, !llvm.i17, !llvm.i64, !llvm.half, !llvm.float, !llvm.double, !llvm.i64)
llvm.func @vectors(!llvm<"<8 x double>">) -> !llvm<"[2 x [3 x <5 x float>]]">
llvm.func @zero() -> !llvm<"{ i32*, i32*, i64 }">
llvm.func @static() -> !llvm<"{ double*, double*, i64, [1 x i64], [1 x i64] }">
llvm.func @dynamic() -> !llvm<"{ double*, double*, i64, [1 x i64], [1 x i64] }">
llvm.func @mixed() -> !llvm<"{ i8*, i8*, i64, [5 x i64], [5 x i64] }">
llvm.func @of_vectors() -> !llvm<"{ <8 x float>*, <8 x float>*, i64, [2 x i64], [2 x i64] }">
llvm.func @unranked() -> !llvm<"{ i64, i8* }">
llvm.func @nothing()
llvm.func @one(!llvm.i16) -> !llvm.i32
llvm.func @two(!llvm.i16, !llvm.double) -> !llvm<"{ float, i8 }">
llvm.func @higher(!llvm<"void (i32)*">) -> !llvm<"float ()*">
