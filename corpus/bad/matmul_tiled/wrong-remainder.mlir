// Wrong: the depth of a tile is cut off at the remaining columns.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/matmul_tiled.mlir --lowered %s | FileCheck %s
// CHECK: @matmul_tiled: refuted

module {
  llvm.func @matmul_tiled(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(32 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg14, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg15, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg16, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg17, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg19, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg18, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg1, %10[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg2, %11[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg3, %12[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg5, %13[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg4, %14[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %17 : !llvm.array<2 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %20 : !llvm.array<2 x i64>, !llvm.ptr
    %21 = llvm.getelementptr %20[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %22 = llvm.load %21 : !llvm.ptr -> i64
    %23 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %23, %24 : !llvm.array<2 x i64>, !llvm.ptr
    %25 = llvm.getelementptr %24[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %26 = llvm.load %25 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%27: i64):
    %28 = llvm.icmp "slt" %27, %19 : i64
    llvm.cond_br %28, ^bb2(%2 : i64), ^bb16
  ^bb2(%29: i64):
    %30 = llvm.icmp "slt" %29, %22 : i64
    llvm.cond_br %30, ^bb3(%2 : i64), ^bb15
  ^bb3(%31: i64):
    %32 = llvm.icmp "slt" %31, %26 : i64
    llvm.cond_br %32, ^bb4, ^bb14
  ^bb4:
    %33 = llvm.sub %19, %27 : i64
    %34 = llvm.intr.smin(%33, %0) : (i64, i64) -> i64
    %35 = llvm.sub %22, %29 : i64
    %36 = llvm.intr.smin(%35, %0) : (i64, i64) -> i64
    %37 = llvm.sub %26, %31 : i64
    %38 = llvm.intr.smin(%35, %0) : (i64, i64) -> i64
    llvm.br ^bb5(%2 : i64)
  ^bb5(%39: i64):
    %40 = llvm.icmp "slt" %39, %34 : i64
    llvm.cond_br %40, ^bb6, ^bb13
  ^bb6:
    %41 = llvm.add %27, %39 : i64
    llvm.br ^bb7(%2 : i64)
  ^bb7(%42: i64):
    %43 = llvm.icmp "slt" %42, %36 : i64
    llvm.cond_br %43, ^bb8, ^bb12
  ^bb8:
    %44 = llvm.add %29, %42 : i64
    %45 = llvm.mul %41, %arg19 overflow<nsw, nuw> : i64
    %46 = llvm.add %45, %44 overflow<nsw, nuw> : i64
    %47 = llvm.getelementptr inbounds|nuw %arg15[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 : !llvm.ptr -> f32
    llvm.br ^bb9(%2, %48 : i64, f32)
  ^bb9(%49: i64, %50: f32):
    %51 = llvm.icmp "slt" %49, %38 : i64
    llvm.cond_br %51, ^bb10, ^bb11
  ^bb10:
    %52 = llvm.add %31, %49 : i64
    %53 = llvm.mul %41, %arg5 overflow<nsw, nuw> : i64
    %54 = llvm.add %53, %52 overflow<nsw, nuw> : i64
    %55 = llvm.getelementptr inbounds|nuw %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.load %55 : !llvm.ptr -> f32
    %57 = llvm.mul %52, %arg12 overflow<nsw, nuw> : i64
    %58 = llvm.add %57, %44 overflow<nsw, nuw> : i64
    %59 = llvm.getelementptr inbounds|nuw %arg8[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 : !llvm.ptr -> f32
    %61 = llvm.fmul %56, %60 : f32
    %62 = llvm.fadd %50, %61 : f32
    %63 = llvm.add %49, %1 : i64
    llvm.br ^bb9(%63, %62 : i64, f32)
  ^bb11:
    llvm.store %50, %47 : f32, !llvm.ptr
    %64 = llvm.add %42, %1 : i64
    llvm.br ^bb7(%64 : i64)
  ^bb12:
    %65 = llvm.add %39, %1 : i64
    llvm.br ^bb5(%65 : i64)
  ^bb13:
    %66 = llvm.add %31, %0 : i64
    llvm.br ^bb3(%66 : i64)
  ^bb14:
    %67 = llvm.add %29, %0 : i64
    llvm.br ^bb2(%67 : i64)
  ^bb15:
    %68 = llvm.add %27, %0 : i64
    llvm.br ^bb1(%68 : i64)
  ^bb16:
    llvm.return
  }
}
