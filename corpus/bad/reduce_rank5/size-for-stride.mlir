// Wrong: the stride of the fourth dimension is read from the sizes.
// Otherwise mlir-opt 22's lowering.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/reduce_rank5.mlir --lowered %s --function=max_rank5 | FileCheck %s
// CHECK: @max_rank5: refuted

module {
  llvm.func @reduce_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg13, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg14, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg15, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg16, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg18, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg17, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg19, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %13 = llvm.insertvalue %arg8, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %15 = llvm.insertvalue %arg9, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %16 = llvm.insertvalue %arg5, %15[3, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %17 = llvm.insertvalue %arg10, %16[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %18 = llvm.insertvalue %arg6, %17[3, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %19 = llvm.insertvalue %arg11, %18[4, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %20 = llvm.insertvalue %arg7, %19[3, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %21 = llvm.insertvalue %arg12, %20[4, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.mlir.constant(2 : index) : i64
    %25 = llvm.mlir.constant(3 : index) : i64
    %26 = llvm.mlir.constant(4 : index) : i64
    %27 = llvm.mlir.constant(5 : index) : i64
    %28 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %29 = llvm.mlir.constant(1 : index) : i64
    %30 = llvm.extractvalue %21[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %31 = llvm.alloca %29 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %30, %31 : !llvm.array<5 x i64>, !llvm.ptr
    %32 = llvm.getelementptr %31[0, %22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %33 = llvm.load %32 : !llvm.ptr -> i64
    %34 = llvm.mlir.constant(1 : index) : i64
    %35 = llvm.extractvalue %21[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %36 = llvm.alloca %34 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %35, %36 : !llvm.array<5 x i64>, !llvm.ptr
    %37 = llvm.getelementptr %36[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %38 = llvm.load %37 : !llvm.ptr -> i64
    %39 = llvm.mlir.constant(1 : index) : i64
    %40 = llvm.extractvalue %21[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %41 = llvm.alloca %39 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %40, %41 : !llvm.array<5 x i64>, !llvm.ptr
    %42 = llvm.getelementptr %41[0, %26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %43 = llvm.load %42 : !llvm.ptr -> i64
    llvm.br ^bb1(%22 : i64)
  ^bb1(%44: i64):
    %45 = llvm.icmp "slt" %44, %33 : i64
    llvm.cond_br %45, ^bb2(%22 : i64), ^bb11
  ^bb2(%46: i64):
    %47 = llvm.icmp "slt" %46, %25 : i64
    llvm.cond_br %47, ^bb3(%22, %28 : i64, f32), ^bb10
  ^bb3(%48: i64, %49: f32):
    %50 = llvm.icmp "slt" %48, %38 : i64
    llvm.cond_br %50, ^bb4(%22, %49 : i64, f32), ^bb9
  ^bb4(%51: i64, %52: f32):
    %53 = llvm.icmp "slt" %51, %27 : i64
    llvm.cond_br %53, ^bb5(%22, %52 : i64, f32), ^bb8
  ^bb5(%54: i64, %55: f32):
    %56 = llvm.icmp "slt" %54, %43 : i64
    llvm.cond_br %56, ^bb6, ^bb7
  ^bb6:
    %57 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %58 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %59 = llvm.mul %44, %58 overflow<nsw, nuw> : i64
    %60 = llvm.extractvalue %21[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %61 = llvm.mul %46, %60 overflow<nsw, nuw> : i64
    %62 = llvm.add %59, %61 overflow<nsw, nuw> : i64
    %63 = llvm.extractvalue %21[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %64 = llvm.mul %48, %63 overflow<nsw, nuw> : i64
    %65 = llvm.add %62, %64 overflow<nsw, nuw> : i64
    %66 = llvm.extractvalue %21[4, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %67 = llvm.mul %51, %66 overflow<nsw, nuw> : i64
    %68 = llvm.add %65, %67 overflow<nsw, nuw> : i64
    %69 = llvm.add %68, %54 overflow<nsw, nuw> : i64
    %70 = llvm.getelementptr inbounds|nuw %57[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.load %70 : !llvm.ptr -> f32
    %72 = llvm.fadd %55, %71 : f32
    %73 = llvm.add %54, %23 : i64
    llvm.br ^bb5(%73, %72 : i64, f32)
  ^bb7:
    %74 = llvm.add %51, %23 : i64
    llvm.br ^bb4(%74, %55 : i64, f32)
  ^bb8:
    %75 = llvm.add %48, %23 : i64
    llvm.br ^bb3(%75, %52 : i64, f32)
  ^bb9:
    %76 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %77 = llvm.mlir.constant(3 : index) : i64
    %78 = llvm.mul %44, %77 overflow<nsw, nuw> : i64
    %79 = llvm.add %78, %46 overflow<nsw, nuw> : i64
    %80 = llvm.getelementptr inbounds|nuw %76[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %49, %80 : f32, !llvm.ptr
    %81 = llvm.add %46, %23 : i64
    llvm.br ^bb2(%81 : i64)
  ^bb10:
    %82 = llvm.add %44, %23 : i64
    llvm.br ^bb1(%82 : i64)
  ^bb11:
    llvm.return
  }
  llvm.func @max_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg13, %0[0] : !llvm.struct<(ptr, ptr, i64)>
    %2 = llvm.insertvalue %arg14, %1[1] : !llvm.struct<(ptr, ptr, i64)>
    %3 = llvm.insertvalue %arg15, %2[2] : !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %9 = llvm.insertvalue %arg8, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %10 = llvm.insertvalue %arg4, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %11 = llvm.insertvalue %arg9, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %12 = llvm.insertvalue %arg5, %11[3, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %13 = llvm.insertvalue %arg10, %12[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %14 = llvm.insertvalue %arg6, %13[3, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %15 = llvm.insertvalue %arg11, %14[4, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %16 = llvm.insertvalue %arg7, %15[3, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %17 = llvm.insertvalue %arg12, %16[4, 4] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(2 : index) : i64
    %21 = llvm.mlir.constant(3 : index) : i64
    %22 = llvm.mlir.constant(4 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %25 = llvm.alloca %23 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %24, %25 : !llvm.array<5 x i64>, !llvm.ptr
    %26 = llvm.getelementptr %25[0, %18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %27 = llvm.load %26 : !llvm.ptr -> i64
    %28 = llvm.mlir.constant(1 : index) : i64
    %29 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %30 = llvm.alloca %28 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %29, %30 : !llvm.array<5 x i64>, !llvm.ptr
    %31 = llvm.getelementptr %30[0, %19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %32 = llvm.load %31 : !llvm.ptr -> i64
    %33 = llvm.mlir.constant(1 : index) : i64
    %34 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %35 = llvm.alloca %33 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %34, %35 : !llvm.array<5 x i64>, !llvm.ptr
    %36 = llvm.getelementptr %35[0, %20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %37 = llvm.load %36 : !llvm.ptr -> i64
    %38 = llvm.mlir.constant(1 : index) : i64
    %39 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %40 = llvm.alloca %38 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %39, %40 : !llvm.array<5 x i64>, !llvm.ptr
    %41 = llvm.getelementptr %40[0, %21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %42 = llvm.load %41 : !llvm.ptr -> i64
    %43 = llvm.mlir.constant(1 : index) : i64
    %44 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %45 = llvm.alloca %43 x !llvm.array<5 x i64> : (i64) -> !llvm.ptr
    llvm.store %44, %45 : !llvm.array<5 x i64>, !llvm.ptr
    %46 = llvm.getelementptr %45[0, %22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %47 = llvm.load %46 : !llvm.ptr -> i64
    llvm.br ^bb1(%18 : i64)
  ^bb1(%48: i64):
    %49 = llvm.icmp "slt" %48, %27 : i64
    llvm.cond_br %49, ^bb2(%18 : i64), ^bb11
  ^bb2(%50: i64):
    %51 = llvm.icmp "slt" %50, %32 : i64
    llvm.cond_br %51, ^bb3(%18 : i64), ^bb10
  ^bb3(%52: i64):
    %53 = llvm.icmp "slt" %52, %37 : i64
    llvm.cond_br %53, ^bb4(%18 : i64), ^bb9
  ^bb4(%54: i64):
    %55 = llvm.icmp "slt" %54, %42 : i64
    llvm.cond_br %55, ^bb5(%18 : i64), ^bb8
  ^bb5(%56: i64):
    %57 = llvm.icmp "slt" %56, %47 : i64
    llvm.cond_br %57, ^bb6, ^bb7
  ^bb6:
    %58 = llvm.extractvalue %17[1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %59 = llvm.extractvalue %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %60 = llvm.mul %48, %59 overflow<nsw, nuw> : i64
    %61 = llvm.extractvalue %17[4, 1] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %62 = llvm.mul %50, %61 overflow<nsw, nuw> : i64
    %63 = llvm.add %60, %62 overflow<nsw, nuw> : i64
    %64 = llvm.extractvalue %17[4, 2] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %65 = llvm.mul %52, %64 overflow<nsw, nuw> : i64
    %66 = llvm.add %63, %65 overflow<nsw, nuw> : i64
    %67 = llvm.extractvalue %17[3, 3] : !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
    %68 = llvm.mul %54, %67 overflow<nsw, nuw> : i64
    %69 = llvm.add %66, %68 overflow<nsw, nuw> : i64
    %70 = llvm.add %69, %56 overflow<nsw, nuw> : i64
    %71 = llvm.getelementptr inbounds|nuw %58[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %72 = llvm.load %71 : !llvm.ptr -> i64
    %73 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
    %74 = llvm.load %73 : !llvm.ptr -> i64
    %75 = llvm.intr.smax(%72, %74) : (i64, i64) -> i64
    %76 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
    llvm.store %75, %76 : i64, !llvm.ptr
    %77 = llvm.add %56, %19 : i64
    llvm.br ^bb5(%77 : i64)
  ^bb7:
    %78 = llvm.add %54, %19 : i64
    llvm.br ^bb4(%78 : i64)
  ^bb8:
    %79 = llvm.add %52, %19 : i64
    llvm.br ^bb3(%79 : i64)
  ^bb9:
    %80 = llvm.add %50, %19 : i64
    llvm.br ^bb2(%80 : i64)
  ^bb10:
    %81 = llvm.add %48, %19 : i64
    llvm.br ^bb1(%81 : i64)
  ^bb11:
    llvm.return
  }
}
