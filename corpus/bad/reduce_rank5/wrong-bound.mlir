// Wrong: the innermost loop counts the third dimension.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/reduce_rank5.mlir --lowered %s --function=reduce_rank5 | FileCheck %s
// CHECK: @reduce_rank5: refuted

module {
  llvm.func @reduce_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(5 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %8 = llvm.insertvalue %arg2, %7[2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %9 = llvm.insertvalue %arg3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %10 = llvm.insertvalue %arg8, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %11 = llvm.insertvalue %arg4, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %12 = llvm.insertvalue %arg9, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %13 = llvm.insertvalue %arg5, %12[3, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %14 = llvm.insertvalue %arg10, %13[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %15 = llvm.insertvalue %arg6, %14[3, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %16 = llvm.insertvalue %arg11, %15[4, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %17 = llvm.insertvalue %arg7, %16[3, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %18 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %19 = llvm.alloca %3 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %19 : !llvm.array<5 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.alloca %3 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %22 : !llvm.array<5 x i64>, !llvm.ptr
    %23 = llvm.getelementptr %22[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %24 = llvm.load %23 : !llvm.ptr -> i64
    %25 = llvm.alloca %3 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %25 : !llvm.array<5 x i64>, !llvm.ptr
    %26 = llvm.getelementptr %25[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %27 = llvm.load %26 : !llvm.ptr -> i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%28: i64):
    %29 = llvm.icmp "slt" %28, %21 : i64
    llvm.cond_br %29, ^bb2(%4 : i64), ^bb11
  ^bb2(%30: i64):
    %31 = llvm.icmp "slt" %30, %2 : i64
    llvm.cond_br %31, ^bb3(%4, %0 : i64, f32), ^bb10
  ^bb3(%32: i64, %33: f32):
    %34 = llvm.icmp "slt" %32, %24 : i64
    llvm.cond_br %34, ^bb4(%4, %33 : i64, f32), ^bb9
  ^bb4(%35: i64, %36: f32):
    %37 = llvm.icmp "slt" %35, %1 : i64
    llvm.cond_br %37, ^bb5(%4, %36 : i64, f32), ^bb8
  ^bb5(%38: i64, %39: f32):
    %40 = llvm.icmp "slt" %38, %24 : i64
    llvm.cond_br %40, ^bb6, ^bb7
  ^bb6:
    %41 = llvm.mul %28, %arg8 overflow<nsw, nuw> : i64
    %42 = llvm.mul %30, %arg9 overflow<nsw, nuw> : i64
    %43 = llvm.add %41, %42 overflow<nsw, nuw> : i64
    %44 = llvm.mul %32, %arg10 overflow<nsw, nuw> : i64
    %45 = llvm.add %43, %44 overflow<nsw, nuw> : i64
    %46 = llvm.mul %35, %arg11 overflow<nsw, nuw> : i64
    %47 = llvm.add %45, %46 overflow<nsw, nuw> : i64
    %48 = llvm.add %47, %38 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds|nuw %arg1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 : !llvm.ptr -> f32
    %51 = llvm.fadd %39, %50 : f32
    %52 = llvm.add %38, %3 : i64
    llvm.br ^bb5(%52, %51 : i64, f32)
  ^bb7:
    %53 = llvm.add %35, %3 : i64
    llvm.br ^bb4(%53, %39 : i64, f32)
  ^bb8:
    %54 = llvm.add %32, %3 : i64
    llvm.br ^bb3(%54, %36 : i64, f32)
  ^bb9:
    %55 = llvm.mul %28, %2 overflow<nsw, nuw> : i64
    %56 = llvm.add %55, %30 overflow<nsw, nuw> : i64
    %57 = llvm.getelementptr inbounds|nuw %arg14[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %33, %57 : f32, !llvm.ptr
    %58 = llvm.add %30, %3 : i64
    llvm.br ^bb2(%58 : i64)
  ^bb10:
    %59 = llvm.add %28, %3 : i64
    llvm.br ^bb1(%59 : i64)
  ^bb11:
    llvm.return
  }
  llvm.func @max_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %7 = llvm.insertvalue %arg8, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %8 = llvm.insertvalue %arg4, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %9 = llvm.insertvalue %arg9, %8[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %10 = llvm.insertvalue %arg5, %9[3, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %11 = llvm.insertvalue %arg10, %10[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %12 = llvm.insertvalue %arg6, %11[3, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %13 = llvm.insertvalue %arg11, %12[4, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %14 = llvm.insertvalue %arg7, %13[3, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %15 = llvm.extractvalue %14[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %16 = llvm.alloca %0 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %16 : !llvm.array<5 x i64>, !llvm.ptr
    %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %18 = llvm.load %17 : !llvm.ptr -> i64
    %19 = llvm.alloca %0 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %19 : !llvm.array<5 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.alloca %0 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %22 : !llvm.array<5 x i64>, !llvm.ptr
    %23 = llvm.getelementptr %22[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %24 = llvm.load %23 : !llvm.ptr -> i64
    %25 = llvm.alloca %0 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %25 : !llvm.array<5 x i64>, !llvm.ptr
    %26 = llvm.getelementptr %25[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %27 = llvm.load %26 : !llvm.ptr -> i64
    %28 = llvm.alloca %0 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %28 : !llvm.array<5 x i64>, !llvm.ptr
    %29 = llvm.getelementptr %28[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i64>
    %30 = llvm.load %29 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%31: i64):
    %32 = llvm.icmp "slt" %31, %18 : i64
    llvm.cond_br %32, ^bb2(%1 : i64), ^bb11
  ^bb2(%33: i64):
    %34 = llvm.icmp "slt" %33, %21 : i64
    llvm.cond_br %34, ^bb3(%1 : i64), ^bb10
  ^bb3(%35: i64):
    %36 = llvm.icmp "slt" %35, %24 : i64
    llvm.cond_br %36, ^bb4(%1 : i64), ^bb9
  ^bb4(%37: i64):
    %38 = llvm.icmp "slt" %37, %27 : i64
    llvm.cond_br %38, ^bb5(%1 : i64), ^bb8
  ^bb5(%39: i64):
    %40 = llvm.icmp "slt" %39, %30 : i64
    llvm.cond_br %40, ^bb6, ^bb7
  ^bb6:
    %41 = llvm.mul %31, %arg8 overflow<nsw, nuw> : i64
    %42 = llvm.mul %33, %arg9 overflow<nsw, nuw> : i64
    %43 = llvm.add %41, %42 overflow<nsw, nuw> : i64
    %44 = llvm.mul %35, %arg10 overflow<nsw, nuw> : i64
    %45 = llvm.add %43, %44 overflow<nsw, nuw> : i64
    %46 = llvm.mul %37, %arg11 overflow<nsw, nuw> : i64
    %47 = llvm.add %45, %46 overflow<nsw, nuw> : i64
    %48 = llvm.add %47, %39 overflow<nsw, nuw> : i64
    %49 = llvm.getelementptr inbounds|nuw %arg1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %50 = llvm.load %49 : !llvm.ptr -> i64
    %51 = llvm.load %arg14 : !llvm.ptr -> i64
    %52 = llvm.intr.smax(%50, %51) : (i64, i64) -> i64
    llvm.store %52, %arg14 : i64, !llvm.ptr
    %53 = llvm.add %39, %0 : i64
    llvm.br ^bb5(%53 : i64)
  ^bb7:
    %54 = llvm.add %37, %0 : i64
    llvm.br ^bb4(%54 : i64)
  ^bb8:
    %55 = llvm.add %35, %0 : i64
    llvm.br ^bb3(%55 : i64)
  ^bb9:
    %56 = llvm.add %33, %0 : i64
    llvm.br ^bb2(%56 : i64)
  ^bb10:
    %57 = llvm.add %31, %0 : i64
    llvm.br ^bb1(%57 : i64)
  ^bb11:
    llvm.return
  }
}
