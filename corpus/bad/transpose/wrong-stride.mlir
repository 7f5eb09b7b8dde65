// Wrong: the output is written with the input's row stride.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/transpose.mlir --lowered %s --function=transpose | FileCheck %s
// CHECK: @transpose: refuted

module {
  llvm.func @transpose(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
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
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %13 : !llvm.array<2 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%16: i64):
    %17 = llvm.icmp "slt" %16, %12 : i64
    llvm.cond_br %17, ^bb2(%1 : i64), ^bb5
  ^bb2(%18: i64):
    %19 = llvm.icmp "slt" %18, %15 : i64
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:
    %20 = llvm.mul %16, %arg5 overflow<nsw, nuw> : i64
    %21 = llvm.add %20, %18 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 : !llvm.ptr -> i32
    %24 = llvm.mul %18, %arg5 overflow<nsw, nuw> : i64
    %25 = llvm.add %24, %16 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds|nuw %arg8[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %23, %26 : i32, !llvm.ptr
    %27 = llvm.add %18, %0 : i64
    llvm.br ^bb2(%27 : i64)
  ^bb4:
    %28 = llvm.add %16, %0 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @permute(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64) {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %8 = llvm.insertvalue %arg6, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %10 = llvm.insertvalue %arg7, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %11 = llvm.insertvalue %arg5, %10[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %12 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %13 = llvm.alloca %1 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<3 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.alloca %1 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %16 : !llvm.array<3 x i64>, !llvm.ptr
    %17 = llvm.getelementptr %16[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
    %18 = llvm.load %17 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%19: i64):
    %20 = llvm.icmp "slt" %19, %15 : i64
    llvm.cond_br %20, ^bb2(%2 : i64), ^bb7
  ^bb2(%21: i64):
    %22 = llvm.icmp "slt" %21, %0 : i64
    llvm.cond_br %22, ^bb3(%2 : i64), ^bb6
  ^bb3(%23: i64):
    %24 = llvm.icmp "slt" %23, %18 : i64
    llvm.cond_br %24, ^bb4, ^bb5
  ^bb4:
    %25 = llvm.mul %19, %arg6 overflow<nsw, nuw> : i64
    %26 = llvm.mul %21, %arg7 overflow<nsw, nuw> : i64
    %27 = llvm.add %25, %26 overflow<nsw, nuw> : i64
    %28 = llvm.add %27, %23 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %30 = llvm.load %29 : !llvm.ptr -> f64
    %31 = llvm.mul %23, %arg15 overflow<nsw, nuw> : i64
    %32 = llvm.mul %19, %0 overflow<nsw, nuw> : i64
    %33 = llvm.add %31, %32 overflow<nsw, nuw> : i64
    %34 = llvm.add %33, %21 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds|nuw %arg10[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %30, %35 : f64, !llvm.ptr
    %36 = llvm.add %23, %1 : i64
    llvm.br ^bb3(%36 : i64)
  ^bb5:
    %37 = llvm.add %21, %1 : i64
    llvm.br ^bb2(%37 : i64)
  ^bb6:
    %38 = llvm.add %19, %1 : i64
    llvm.br ^bb1(%38 : i64)
  ^bb7:
    llvm.return
  }
}
