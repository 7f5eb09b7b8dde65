// Wrong: the same value is written to both rows.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/swap_in_place.mlir --lowered %s | FileCheck %s
// CHECK: @swap_rows: refuted

module {
  llvm.func @swap_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg5, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<2 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%13: i64):
    %14 = llvm.icmp "slt" %13, %12 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    %15 = llvm.mul %arg7, %arg5 overflow<nsw, nuw> : i64
    %16 = llvm.add %15, %13 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %18 = llvm.load %17 : !llvm.ptr -> i16
    %19 = llvm.mul %arg8, %arg5 overflow<nsw, nuw> : i64
    %20 = llvm.add %19, %13 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %22 = llvm.load %21 : !llvm.ptr -> i16
    llvm.store %22, %17 : i16, !llvm.ptr
    llvm.store %22, %21 : i16, !llvm.ptr
    %23 = llvm.add %13, %0 : i64
    llvm.br ^bb1(%23 : i64)
  ^bb3:
    llvm.return
  }
  llvm.func @reverse(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.constant(2 : index) : i64
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
    %12 = llvm.udiv %11, %0 : i64
    %13 = llvm.sub %11, %1 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%14: i64):
    %15 = llvm.icmp "slt" %14, %12 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    %16 = llvm.sub %13, %14 : i64
    %17 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %18 = llvm.load %17 : !llvm.ptr -> i16
    %19 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %20 = llvm.load %19 : !llvm.ptr -> i16
    llvm.store %20, %17 : i16, !llvm.ptr
    llvm.store %18, %19 : i16, !llvm.ptr
    %21 = llvm.add %14, %1 : i64
    llvm.br ^bb1(%21 : i64)
  ^bb3:
    llvm.return
  }
}
