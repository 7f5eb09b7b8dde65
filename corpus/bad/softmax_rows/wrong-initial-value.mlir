// Wrong: the sum starts at the maximum instead of zero.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/softmax_rows.mlir --lowered %s | FileCheck %s
// CHECK: @softmax_rows: refuted

module {
  llvm.func @exp(f64) -> f64 attributes {sym_visibility = "private"}
  llvm.func @softmax_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg5, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg4, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.extractvalue %10[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.alloca %2 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<2 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.alloca %2 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %15 : !llvm.array<2 x i64>, !llvm.ptr
    %16 = llvm.getelementptr %15[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %17 = llvm.load %16 : !llvm.ptr -> i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%18: i64):
    %19 = llvm.icmp "slt" %18, %14 : i64
    llvm.cond_br %19, ^bb2(%3, %1 : i64, f64), ^bb9
  ^bb2(%20: i64, %21: f64):
    %22 = llvm.icmp "slt" %20, %17 : i64
    llvm.cond_br %22, ^bb3, ^bb4(%3, %21 : i64, f64)
  ^bb3:
    %23 = llvm.mul %18, %arg5 overflow<nsw, nuw> : i64
    %24 = llvm.add %23, %20 overflow<nsw, nuw> : i64
    %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %26 = llvm.load %25 : !llvm.ptr -> f64
    %27 = llvm.intr.maximum(%21, %26) : (f64, f64) -> f64
    %28 = llvm.add %20, %2 : i64
    llvm.br ^bb2(%28, %27 : i64, f64)
  ^bb4(%29: i64, %30: f64):
    %31 = llvm.icmp "slt" %29, %17 : i64
    llvm.cond_br %31, ^bb5, ^bb6(%3 : i64)
  ^bb5:
    %32 = llvm.mul %18, %arg5 overflow<nsw, nuw> : i64
    %33 = llvm.add %32, %29 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %35 = llvm.load %34 : !llvm.ptr -> f64
    %36 = llvm.fsub %35, %21 : f64
    %37 = llvm.call @exp(%36) : (f64) -> f64
    %38 = llvm.mul %18, %arg12 overflow<nsw, nuw> : i64
    %39 = llvm.add %38, %29 overflow<nsw, nuw> : i64
    %40 = llvm.getelementptr inbounds|nuw %arg8[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %37, %40 : f64, !llvm.ptr
    %41 = llvm.fadd %30, %37 : f64
    %42 = llvm.add %29, %2 : i64
    llvm.br ^bb4(%42, %41 : i64, f64)
  ^bb6(%43: i64):
    %44 = llvm.icmp "slt" %43, %17 : i64
    llvm.cond_br %44, ^bb7, ^bb8
  ^bb7:
    %45 = llvm.mul %18, %arg12 overflow<nsw, nuw> : i64
    %46 = llvm.add %45, %43 overflow<nsw, nuw> : i64
    %47 = llvm.getelementptr inbounds|nuw %arg8[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %48 = llvm.load %47 : !llvm.ptr -> f64
    %49 = llvm.fdiv %48, %30 : f64
    llvm.store %49, %47 : f64, !llvm.ptr
    %50 = llvm.add %43, %2 : i64
    llvm.br ^bb6(%50 : i64)
  ^bb8:
    %51 = llvm.add %18, %2 : i64
    llvm.br ^bb1(%51 : i64)
  ^bb9:
    llvm.return
  }
}
