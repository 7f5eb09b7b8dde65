// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/conv2d.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @conv2d: proved
// CHECK-DAG: @conv2d_nhwc_i8: proved

module {
  llvm.func @conv2d(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.alloca %27 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %28, %29 : !llvm.array<2 x i64>, !llvm.ptr
    %30 = llvm.getelementptr %29[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %31 = llvm.load %30 : !llvm.ptr -> i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.alloca %32 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %33, %34 : !llvm.array<2 x i64>, !llvm.ptr
    %35 = llvm.getelementptr %34[0, %25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.mlir.constant(1 : index) : i64
    %38 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.alloca %37 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %38, %39 : !llvm.array<2 x i64>, !llvm.ptr
    %40 = llvm.getelementptr %39[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %41 = llvm.load %40 : !llvm.ptr -> i64
    %42 = llvm.mlir.constant(1 : index) : i64
    %43 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %44 = llvm.alloca %42 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %43, %44 : !llvm.array<2 x i64>, !llvm.ptr
    %45 = llvm.getelementptr %44[0, %25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %46 = llvm.load %45 : !llvm.ptr -> i64
    llvm.br ^bb1(%24 : i64)
  ^bb1(%47: i64):
    %48 = llvm.icmp "slt" %47, %41 : i64
    llvm.cond_br %48, ^bb2(%24 : i64), ^bb9
  ^bb2(%49: i64):
    %50 = llvm.icmp "slt" %49, %46 : i64
    llvm.cond_br %50, ^bb3(%24, %26 : i64, f32), ^bb8
  ^bb3(%51: i64, %52: f32):
    %53 = llvm.icmp "slt" %51, %31 : i64
    llvm.cond_br %53, ^bb4(%24, %52 : i64, f32), ^bb7
  ^bb4(%54: i64, %55: f32):
    %56 = llvm.icmp "slt" %54, %36 : i64
    llvm.cond_br %56, ^bb5, ^bb6
  ^bb5:
    %57 = llvm.add %47, %51 : i64
    %58 = llvm.add %49, %54 : i64
    %59 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %60 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %61 = llvm.mul %57, %60 : i64
    %62 = llvm.add %61, %58 : i64
    %63 = llvm.getelementptr %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.load %63 : !llvm.ptr -> f32
    %65 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %66 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %67 = llvm.mul %51, %66 : i64
    %68 = llvm.add %67, %54 : i64
    %69 = llvm.getelementptr %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.load %69 : !llvm.ptr -> f32
    %71 = llvm.fmul %64, %70  : f32
    %72 = llvm.fadd %55, %71  : f32
    %73 = llvm.add %54, %25 : i64
    llvm.br ^bb4(%73, %72 : i64, f32)
  ^bb6:
    %74 = llvm.add %51, %25 : i64
    llvm.br ^bb3(%74, %55 : i64, f32)
  ^bb7:
    %75 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %76 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %77 = llvm.mul %47, %76 : i64
    %78 = llvm.add %77, %49 : i64
    %79 = llvm.getelementptr %75[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %79 : f32, !llvm.ptr
    %80 = llvm.add %49, %25 : i64
    llvm.br ^bb2(%80 : i64)
  ^bb8:
    %81 = llvm.add %47, %25 : i64
    llvm.br ^bb1(%81 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @conv2d_nhwc_i8(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %1 = llvm.insertvalue %arg22, %0[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %2 = llvm.insertvalue %arg23, %1[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %3 = llvm.insertvalue %arg24, %2[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %4 = llvm.insertvalue %arg25, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %5 = llvm.insertvalue %arg29, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %6 = llvm.insertvalue %arg26, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %7 = llvm.insertvalue %arg30, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %8 = llvm.insertvalue %arg27, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %9 = llvm.insertvalue %arg31, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %10 = llvm.insertvalue %arg28, %9[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %11 = llvm.insertvalue %arg32, %10[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %12 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %13 = llvm.insertvalue %arg11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %14 = llvm.insertvalue %arg12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %15 = llvm.insertvalue %arg13, %14[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %16 = llvm.insertvalue %arg14, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %17 = llvm.insertvalue %arg18, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %18 = llvm.insertvalue %arg15, %17[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %19 = llvm.insertvalue %arg19, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %20 = llvm.insertvalue %arg16, %19[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %21 = llvm.insertvalue %arg20, %20[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %22 = llvm.insertvalue %arg17, %21[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %23 = llvm.insertvalue %arg21, %22[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %24 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %25 = llvm.insertvalue %arg0, %24[0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %26 = llvm.insertvalue %arg1, %25[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %27 = llvm.insertvalue %arg2, %26[2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %28 = llvm.insertvalue %arg3, %27[3, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %29 = llvm.insertvalue %arg7, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %30 = llvm.insertvalue %arg4, %29[3, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %31 = llvm.insertvalue %arg8, %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %32 = llvm.insertvalue %arg5, %31[3, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %33 = llvm.insertvalue %arg9, %32[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %34 = llvm.insertvalue %arg6, %33[3, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %35 = llvm.insertvalue %arg10, %34[4, 3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.mlir.constant(1 : index) : i64
    %38 = llvm.mlir.constant(2 : index) : i64
    %39 = llvm.mlir.constant(3 : index) : i64
    %40 = llvm.mlir.constant(16 : index) : i64
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.extractvalue %35[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %43 = llvm.alloca %41 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %42, %43 : !llvm.array<4 x i64>, !llvm.ptr
    %44 = llvm.getelementptr %43[0, %36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %45 = llvm.load %44 : !llvm.ptr -> i64
    %46 = llvm.mlir.constant(1 : index) : i64
    %47 = llvm.extractvalue %35[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %48 = llvm.alloca %46 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %47, %48 : !llvm.array<4 x i64>, !llvm.ptr
    %49 = llvm.getelementptr %48[0, %39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %50 = llvm.load %49 : !llvm.ptr -> i64
    %51 = llvm.mlir.constant(1 : index) : i64
    %52 = llvm.extractvalue %23[3] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %53 = llvm.alloca %51 x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
    llvm.store %52, %53 : !llvm.array<4 x i64>, !llvm.ptr
    %54 = llvm.getelementptr %53[0, %39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %55 = llvm.load %54 : !llvm.ptr -> i64
    llvm.br ^bb1(%36 : i64)
  ^bb1(%56: i64):
    %57 = llvm.icmp "slt" %56, %45 : i64
    llvm.cond_br %57, ^bb2(%36 : i64), ^bb15
  ^bb2(%58: i64):
    %59 = llvm.icmp "slt" %58, %40 : i64
    llvm.cond_br %59, ^bb3(%36 : i64), ^bb14
  ^bb3(%60: i64):
    %61 = llvm.icmp "slt" %60, %40 : i64
    llvm.cond_br %61, ^bb4(%36 : i64), ^bb13
  ^bb4(%62: i64):
    %63 = llvm.icmp "slt" %62, %55 : i64
    llvm.cond_br %63, ^bb5(%36 : i64), ^bb12
  ^bb5(%64: i64):
    %65 = llvm.icmp "slt" %64, %39 : i64
    llvm.cond_br %65, ^bb6(%36 : i64), ^bb11
  ^bb6(%66: i64):
    %67 = llvm.icmp "slt" %66, %39 : i64
    llvm.cond_br %67, ^bb7(%36 : i64), ^bb10
  ^bb7(%68: i64):
    %69 = llvm.icmp "slt" %68, %50 : i64
    llvm.cond_br %69, ^bb8, ^bb9
  ^bb8:
    %70 = llvm.mul %58, %38 : i64
    %71 = llvm.add %70, %64 : i64
    %72 = llvm.mul %60, %38 : i64
    %73 = llvm.add %72, %66 : i64
    %74 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %75 = llvm.extractvalue %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %76 = llvm.mul %56, %75 : i64
    %77 = llvm.extractvalue %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %78 = llvm.mul %71, %77 : i64
    %79 = llvm.add %76, %78 : i64
    %80 = llvm.extractvalue %35[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %81 = llvm.mul %73, %80 : i64
    %82 = llvm.add %79, %81 : i64
    %83 = llvm.add %82, %68 : i64
    %84 = llvm.getelementptr %74[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 : !llvm.ptr -> i8
    %86 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %87 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %88 = llvm.mul %64, %87 : i64
    %89 = llvm.extractvalue %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %90 = llvm.mul %66, %89 : i64
    %91 = llvm.add %88, %90 : i64
    %92 = llvm.extractvalue %23[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %93 = llvm.mul %68, %92 : i64
    %94 = llvm.add %91, %93 : i64
    %95 = llvm.add %94, %62 : i64
    %96 = llvm.getelementptr %86[%95] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 : !llvm.ptr -> i8
    %98 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %99 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %100 = llvm.mul %56, %99 : i64
    %101 = llvm.extractvalue %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %102 = llvm.mul %58, %101 : i64
    %103 = llvm.add %100, %102 : i64
    %104 = llvm.extractvalue %11[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %105 = llvm.mul %60, %104 : i64
    %106 = llvm.add %103, %105 : i64
    %107 = llvm.add %106, %62 : i64
    %108 = llvm.getelementptr %98[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %109 = llvm.load %108 : !llvm.ptr -> i32
    %110 = llvm.sext %85 : i8 to i32
    %111 = llvm.sext %97 : i8 to i32
    %112 = llvm.mul %110, %111 : i32
    %113 = llvm.add %109, %112 : i32
    %114 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %115 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %116 = llvm.mul %56, %115 : i64
    %117 = llvm.extractvalue %11[4, 1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %118 = llvm.mul %58, %117 : i64
    %119 = llvm.add %116, %118 : i64
    %120 = llvm.extractvalue %11[4, 2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
    %121 = llvm.mul %60, %120 : i64
    %122 = llvm.add %119, %121 : i64
    %123 = llvm.add %122, %62 : i64
    %124 = llvm.getelementptr %114[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %113, %124 : i32, !llvm.ptr
    %125 = llvm.add %68, %37 : i64
    llvm.br ^bb7(%125 : i64)
  ^bb9:
    %126 = llvm.add %66, %37 : i64
    llvm.br ^bb6(%126 : i64)
  ^bb10:
    %127 = llvm.add %64, %37 : i64
    llvm.br ^bb5(%127 : i64)
  ^bb11:
    %128 = llvm.add %62, %37 : i64
    llvm.br ^bb4(%128 : i64)
  ^bb12:
    %129 = llvm.add %60, %37 : i64
    llvm.br ^bb3(%129 : i64)
  ^bb13:
    %130 = llvm.add %58, %37 : i64
    llvm.br ^bb2(%130 : i64)
  ^bb14:
    %131 = llvm.add %56, %37 : i64
    llvm.br ^bb1(%131 : i64)
  ^bb15:
    llvm.return
  }
}
