// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/matmul_tiled.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @matmul_tiled: proved

module {
  llvm.func @matmul_tiled(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
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
    %26 = llvm.mlir.constant(32 : index) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.alloca %27 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %28, %29 : !llvm.array<2 x i64>, !llvm.ptr
    %30 = llvm.getelementptr %29[0, %24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %31 = llvm.load %30 : !llvm.ptr -> i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.alloca %32 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %33, %34 : !llvm.array<2 x i64>, !llvm.ptr
    %35 = llvm.getelementptr %34[0, %25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.mlir.constant(1 : index) : i64
    %38 = llvm.extractvalue %23[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.alloca %37 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %38, %39 : !llvm.array<2 x i64>, !llvm.ptr
    %40 = llvm.getelementptr %39[0, %25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %41 = llvm.load %40 : !llvm.ptr -> i64
    llvm.br ^bb1(%24 : i64)
  ^bb1(%42: i64):
    %43 = llvm.icmp "slt" %42, %31 : i64
    llvm.cond_br %43, ^bb2(%24 : i64), ^bb16
  ^bb2(%44: i64):
    %45 = llvm.icmp "slt" %44, %36 : i64
    llvm.cond_br %45, ^bb3(%24 : i64), ^bb15
  ^bb3(%46: i64):
    %47 = llvm.icmp "slt" %46, %41 : i64
    llvm.cond_br %47, ^bb4, ^bb14
  ^bb4:
    %48 = llvm.sub %31, %42 : i64
    %49 = llvm.intr.smin(%48, %26)  : (i64, i64) -> i64
    %50 = llvm.sub %36, %44 : i64
    %51 = llvm.intr.smin(%50, %26)  : (i64, i64) -> i64
    %52 = llvm.sub %41, %46 : i64
    %53 = llvm.intr.smin(%52, %26)  : (i64, i64) -> i64
    llvm.br ^bb5(%24 : i64)
  ^bb5(%54: i64):
    %55 = llvm.icmp "slt" %54, %49 : i64
    llvm.cond_br %55, ^bb6, ^bb13
  ^bb6:
    %56 = llvm.add %42, %54 : i64
    llvm.br ^bb7(%24 : i64)
  ^bb7(%57: i64):
    %58 = llvm.icmp "slt" %57, %51 : i64
    llvm.cond_br %58, ^bb8, ^bb12
  ^bb8:
    %59 = llvm.add %44, %57 : i64
    %60 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %61 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %62 = llvm.mul %56, %61 : i64
    %63 = llvm.add %62, %59 : i64
    %64 = llvm.getelementptr %60[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.load %64 : !llvm.ptr -> f32
    llvm.br ^bb9(%24, %65 : i64, f32)
  ^bb9(%66: i64, %67: f32):
    %68 = llvm.icmp "slt" %66, %53 : i64
    llvm.cond_br %68, ^bb10, ^bb11
  ^bb10:
    %69 = llvm.add %46, %66 : i64
    %70 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %71 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %72 = llvm.mul %56, %71 : i64
    %73 = llvm.add %72, %69 : i64
    %74 = llvm.getelementptr %70[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %75 = llvm.load %74 : !llvm.ptr -> f32
    %76 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %77 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %78 = llvm.mul %69, %77 : i64
    %79 = llvm.add %78, %59 : i64
    %80 = llvm.getelementptr %76[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %81 = llvm.load %80 : !llvm.ptr -> f32
    %82 = llvm.fmul %75, %81  : f32
    %83 = llvm.fadd %67, %82  : f32
    %84 = llvm.add %66, %25 : i64
    llvm.br ^bb9(%84, %83 : i64, f32)
  ^bb11:
    %85 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %86 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %87 = llvm.mul %56, %86 : i64
    %88 = llvm.add %87, %59 : i64
    %89 = llvm.getelementptr %85[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %67, %89 : f32, !llvm.ptr
    %90 = llvm.add %57, %25 : i64
    llvm.br ^bb7(%90 : i64)
  ^bb12:
    %91 = llvm.add %54, %25 : i64
    llvm.br ^bb5(%91 : i64)
  ^bb13:
    %92 = llvm.add %46, %26 : i64
    llvm.br ^bb3(%92 : i64)
  ^bb14:
    %93 = llvm.add %44, %26 : i64
    llvm.br ^bb2(%93 : i64)
  ^bb15:
    %94 = llvm.add %42, %26 : i64
    llvm.br ^bb1(%94 : i64)
  ^bb16:
    llvm.return
  }
}
