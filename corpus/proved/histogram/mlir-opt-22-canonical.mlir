// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/histogram.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @histogram: proved
// CHECK-DAG: @histogram_signed: proved

module {
  llvm.func @histogram(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(256 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg2, %7[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.alloca %3 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<1 x i64>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %13 = llvm.load %12 : !llvm.ptr -> i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%14: i64):
    %15 = llvm.icmp "slt" %14, %2 : i64
    llvm.cond_br %15, ^bb2, ^bb3(%4 : i64)
  ^bb2:
    %16 = llvm.getelementptr inbounds|nuw %arg6[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %1, %16 : i32, !llvm.ptr
    %17 = llvm.add %14, %3 : i64
    llvm.br ^bb1(%17 : i64)
  ^bb3(%18: i64):
    %19 = llvm.icmp "slt" %18, %13 : i64
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:
    %20 = llvm.getelementptr inbounds|nuw %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 : !llvm.ptr -> i8
    %22 = llvm.zext %21 : i8 to i64
    %23 = llvm.getelementptr inbounds|nuw %arg6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 : i32
    llvm.store %25, %23 : i32, !llvm.ptr
    %26 = llvm.add %18, %3 : i64
    llvm.br ^bb3(%26 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @histogram_signed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(128 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.alloca %2 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<1 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%13: i64):
    %14 = llvm.icmp "slt" %13, %12 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    %15 = llvm.getelementptr inbounds|nuw %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 : !llvm.ptr -> i8
    %17 = llvm.sext %16 : i8 to i64
    %18 = llvm.add %17, %1 : i64
    %19 = llvm.getelementptr inbounds|nuw %arg6[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 : !llvm.ptr -> i32
    %21 = llvm.add %20, %0 : i32
    llvm.store %21, %19 : i32, !llvm.ptr
    %22 = llvm.add %13, %2 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb3:
    llvm.return
  }
}
