// Wrong: a signed pixel is zero-extended.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/conv2d.mlir --lowered %s --function=conv2d_nhwc_i8 | FileCheck %s
// CHECK: @conv2d_nhwc_i8: refuted

module {
  llvm.func @conv2d(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg14, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg15, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg16, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg17, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg19, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg18, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg7, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg8, %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg9, %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg10, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg12, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg11, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %17 : !llvm.array<2 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %20 : !llvm.array<2 x i64>, !llvm.ptr
    %21 = llvm.getelementptr %20[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %23, %24 : !llvm.array<2 x i64>, !llvm.ptr
    %25 = llvm.getelementptr %24[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %26 = llvm.load %25 : !llvm.ptr -> i64
    %27 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %23, %27 : !llvm.array<2 x i64>, !llvm.ptr
    %28 = llvm.getelementptr %27[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %29 = llvm.load %28 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%30: i64):
    %31 = llvm.icmp "slt" %30, %26 : i64
    llvm.cond_br %31, ^bb2(%2 : i64), ^bb9
  ^bb2(%32: i64):
    %33 = llvm.icmp "slt" %32, %29 : i64
    llvm.cond_br %33, ^bb3(%2, %0 : i64, f32), ^bb8
  ^bb3(%34: i64, %35: f32):
    %36 = llvm.icmp "slt" %34, %19 : i64
    llvm.cond_br %36, ^bb4(%2, %35 : i64, f32), ^bb7
  ^bb4(%37: i64, %38: f32):
    %39 = llvm.icmp "slt" %37, %22 : i64
    llvm.cond_br %39, ^bb5, ^bb6
  ^bb5:
    %40 = llvm.add %30, %34 : i64
    %41 = llvm.add %32, %37 : i64
    %42 = llvm.mul %40, %arg5 overflow<nsw, nuw> : i64
    %43 = llvm.add %42, %41 overflow<nsw, nuw> : i64
    %44 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 : !llvm.ptr -> f32
    %46 = llvm.mul %34, %arg12 overflow<nsw, nuw> : i64
    %47 = llvm.add %46, %37 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %arg8[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 : !llvm.ptr -> f32
    %50 = llvm.fmul %45, %49 : f32
    %51 = llvm.fadd %38, %50 : f32
    %52 = llvm.add %37, %1 : i64
    llvm.br ^bb4(%52, %51 : i64, f32)
  ^bb6:
    %53 = llvm.add %34, %1 : i64
    llvm.br ^bb3(%53, %38 : i64, f32)
  ^bb7:
    %54 = llvm.mul %30, %arg19 overflow<nsw, nuw> : i64
    %55 = llvm.add %54, %32 overflow<nsw, nuw> : i64
    %56 = llvm.getelementptr inbounds|nuw %arg15[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %56 : f32, !llvm.ptr
    %57 = llvm.add %32, %1 : i64
    llvm.br ^bb2(%57 : i64)
  ^bb8:
    %58 = llvm.add %30, %1 : i64
    llvm.br ^bb1(%58 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @conv2d_nhwc_i8(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64) {
    %0 = llvm.mlir.constant(16 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %6 = llvm.insertvalue %arg11, %5[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %7 = llvm.insertvalue %arg12, %6[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %8 = llvm.insertvalue %arg13, %7[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %9 = llvm.insertvalue %arg14, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %10 = llvm.insertvalue %arg18, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %11 = llvm.insertvalue %arg15, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %12 = llvm.insertvalue %arg19, %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %13 = llvm.insertvalue %arg16, %12[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %14 = llvm.insertvalue %arg20, %13[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %15 = llvm.insertvalue %arg17, %14[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %16 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %17 = llvm.insertvalue %arg1, %16[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %18 = llvm.insertvalue %arg2, %17[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %19 = llvm.insertvalue %arg3, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %20 = llvm.insertvalue %arg7, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %21 = llvm.insertvalue %arg4, %20[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %22 = llvm.insertvalue %arg8, %21[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %23 = llvm.insertvalue %arg5, %22[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %24 = llvm.insertvalue %arg9, %23[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %25 = llvm.insertvalue %arg6, %24[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %26 = llvm.extractvalue %25[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %27 = llvm.alloca %3 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %26, %27 : !llvm.array<4 x i64>, !llvm.ptr
    %28 = llvm.getelementptr %27[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
    %29 = llvm.load %28 : !llvm.ptr -> i64
    %30 = llvm.alloca %3 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %26, %30 : !llvm.array<4 x i64>, !llvm.ptr
    %31 = llvm.getelementptr %30[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
    %32 = llvm.load %31 : !llvm.ptr -> i64
    %33 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %34 = llvm.alloca %3 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %33, %34 : !llvm.array<4 x i64>, !llvm.ptr
    %35 = llvm.getelementptr %34[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i64>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%37: i64):
    %38 = llvm.icmp "slt" %37, %29 : i64
    llvm.cond_br %38, ^bb2(%4 : i64), ^bb15
  ^bb2(%39: i64):
    %40 = llvm.icmp "slt" %39, %0 : i64
    llvm.cond_br %40, ^bb3(%4 : i64), ^bb14
  ^bb3(%41: i64):
    %42 = llvm.icmp "slt" %41, %0 : i64
    llvm.cond_br %42, ^bb4(%4 : i64), ^bb13
  ^bb4(%43: i64):
    %44 = llvm.icmp "slt" %43, %36 : i64
    llvm.cond_br %44, ^bb5(%4 : i64), ^bb12
  ^bb5(%45: i64):
    %46 = llvm.icmp "slt" %45, %1 : i64
    llvm.cond_br %46, ^bb6(%4 : i64), ^bb11
  ^bb6(%47: i64):
    %48 = llvm.icmp "slt" %47, %1 : i64
    llvm.cond_br %48, ^bb7(%4 : i64), ^bb10
  ^bb7(%49: i64):
    %50 = llvm.icmp "slt" %49, %32 : i64
    llvm.cond_br %50, ^bb8, ^bb9
  ^bb8:
    %51 = llvm.mul %39, %2 : i64
    %52 = llvm.add %51, %45 : i64
    %53 = llvm.mul %41, %2 : i64
    %54 = llvm.add %53, %47 : i64
    %55 = llvm.mul %37, %arg7 overflow<nsw, nuw> : i64
    %56 = llvm.mul %52, %arg8 overflow<nsw, nuw> : i64
    %57 = llvm.add %55, %56 overflow<nsw, nuw> : i64
    %58 = llvm.mul %54, %arg9 overflow<nsw, nuw> : i64
    %59 = llvm.add %57, %58 overflow<nsw, nuw> : i64
    %60 = llvm.add %59, %49 overflow<nsw, nuw> : i64
    %61 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.load %61 : !llvm.ptr -> i8
    %63 = llvm.mul %45, %arg18 overflow<nsw, nuw> : i64
    %64 = llvm.mul %47, %arg19 overflow<nsw, nuw> : i64
    %65 = llvm.add %63, %64 overflow<nsw, nuw> : i64
    %66 = llvm.mul %49, %arg20 overflow<nsw, nuw> : i64
    %67 = llvm.add %65, %66 overflow<nsw, nuw> : i64
    %68 = llvm.add %67, %43 overflow<nsw, nuw> : i64
    %69 = llvm.getelementptr inbounds|nuw %arg12[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 : !llvm.ptr -> i8
    %71 = llvm.mul %37, %arg29 overflow<nsw, nuw> : i64
    %72 = llvm.mul %39, %arg30 overflow<nsw, nuw> : i64
    %73 = llvm.add %71, %72 overflow<nsw, nuw> : i64
    %74 = llvm.mul %41, %arg31 overflow<nsw, nuw> : i64
    %75 = llvm.add %73, %74 overflow<nsw, nuw> : i64
    %76 = llvm.add %75, %43 overflow<nsw, nuw> : i64
    %77 = llvm.getelementptr inbounds|nuw %arg23[%76] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %78 = llvm.load %77 : !llvm.ptr -> i32
    %79 = llvm.zext %62 : i8 to i32
    %80 = llvm.sext %70 : i8 to i32
    %81 = llvm.mul %79, %80 : i32
    %82 = llvm.add %78, %81 : i32
    llvm.store %82, %77 : i32, !llvm.ptr
    %83 = llvm.add %49, %3 : i64
    llvm.br ^bb7(%83 : i64)
  ^bb9:
    %84 = llvm.add %47, %3 : i64
    llvm.br ^bb6(%84 : i64)
  ^bb10:
    %85 = llvm.add %45, %3 : i64
    llvm.br ^bb5(%85 : i64)
  ^bb11:
    %86 = llvm.add %43, %3 : i64
    llvm.br ^bb4(%86 : i64)
  ^bb12:
    %87 = llvm.add %41, %3 : i64
    llvm.br ^bb3(%87 : i64)
  ^bb13:
    %88 = llvm.add %39, %3 : i64
    llvm.br ^bb2(%88 : i64)
  ^bb14:
    %89 = llvm.add %37, %3 : i64
    llvm.br ^bb1(%89 : i64)
  ^bb15:
    llvm.return
  }
}
