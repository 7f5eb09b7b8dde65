// Wrong: row and column are exchanged.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/prefix_sum.mlir --lowered %s | FileCheck %s
// CHECK: @prefix_sum_columns: refuted

module {
  llvm.func @prefix_sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<1 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.br ^bb1(%2, %0 : i64, i64)
  ^bb1(%12: i64, %13: i64):
    %14 = llvm.icmp "slt" %12, %11 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    %15 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 : !llvm.ptr -> i64
    %17 = llvm.add %13, %16 : i64
    %18 = llvm.getelementptr inbounds|nuw %arg6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %17, %18 : i64, !llvm.ptr
    %19 = llvm.add %12, %1 : i64
    llvm.br ^bb1(%19, %17 : i64, i64)
  ^bb3:
    llvm.return %13 : i64
  }
  llvm.func @prefix_sum_columns(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %10, %11 : !llvm.array<2 x i64>, !llvm.ptr
    %12 = llvm.getelementptr %11[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %13 = llvm.load %12 : !llvm.ptr -> i64
    %14 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %10, %14 : !llvm.array<2 x i64>, !llvm.ptr
    %15 = llvm.getelementptr %14[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %16 = llvm.load %15 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%17: i64):
    %18 = llvm.icmp "slt" %17, %16 : i64
    llvm.cond_br %18, ^bb2(%2, %0 : i64, i32), ^bb5
  ^bb2(%19: i64, %20: i32):
    %21 = llvm.icmp "slt" %19, %13 : i64
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:
    %22 = llvm.mul %17, %arg5 overflow<nsw, nuw> : i64
    %23 = llvm.add %22, %19 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 : !llvm.ptr -> i32
    llvm.store %20, %24 : i32, !llvm.ptr
    %26 = llvm.add %20, %25 : i32
    %27 = llvm.add %19, %1 : i64
    llvm.br ^bb2(%27, %26 : i64, i32)
  ^bb4:
    %28 = llvm.add %17, %1 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb5:
    llvm.return
  }
}
