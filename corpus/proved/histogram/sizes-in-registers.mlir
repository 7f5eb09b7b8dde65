// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
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
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %2 : i64
    llvm.cond_br %6, ^bb2, ^bb3(%4 : i64)
  ^bb2:
    %7 = llvm.getelementptr inbounds|nuw %arg6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %1, %7 : i32, !llvm.ptr
    %8 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%8 : i64)
  ^bb3(%9: i64):
    %10 = llvm.icmp "slt" %9, %arg3 : i64
    llvm.cond_br %10, ^bb4, ^bb5
  ^bb4:
    %11 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 : !llvm.ptr -> i8
    %13 = llvm.zext %12 : i8 to i64
    %14 = llvm.getelementptr inbounds|nuw %arg6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 : !llvm.ptr -> i32
    %16 = llvm.add %15, %0 : i32
    llvm.store %16, %14 : i32, !llvm.ptr
    %17 = llvm.add %9, %3 : i64
    llvm.br ^bb3(%17 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @histogram_signed(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(128 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg3 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:
    %6 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.load %6 : !llvm.ptr -> i8
    %8 = llvm.sext %7 : i8 to i64
    %9 = llvm.add %8, %1 : i64
    %10 = llvm.getelementptr inbounds|nuw %arg6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 : i32
    llvm.store %12, %10 : i32, !llvm.ptr
    %13 = llvm.add %4, %2 : i64
    llvm.br ^bb1(%13 : i64)
  ^bb3:
    llvm.return
  }
}
