// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/fixed_point.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @requantize: proved
// CHECK-DAG: @hash: proved

module {
  llvm.func @requantize(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg13, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg14, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg15, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg16, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg18, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg17, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg19, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %arg11, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg0, %14[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.insertvalue %arg1, %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg2, %16[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %arg3, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.insertvalue %arg5, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %arg4, %19[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.insertvalue %arg6, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(-128 : i64) : i64
    %26 = llvm.mlir.constant(127 : i64) : i64
    %27 = llvm.mlir.constant(1 : index) : i64
    %28 = llvm.extractvalue %21[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.alloca %27 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %28, %29 : !llvm.array<2 x i64>, !llvm.ptr
    %30 = llvm.getelementptr %29[0, %22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %31 = llvm.load %30 : !llvm.ptr -> i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.extractvalue %21[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.alloca %32 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %33, %34 : !llvm.array<2 x i64>, !llvm.ptr
    %35 = llvm.getelementptr %34[0, %23] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %36 = llvm.load %35 : !llvm.ptr -> i64
    %37 = llvm.sub %arg12, %24 : i64
    %38 = llvm.shl %24, %37 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb1(%39: i64):
    %40 = llvm.icmp "slt" %39, %31 : i64
    llvm.cond_br %40, ^bb2(%22 : i64), ^bb5
  ^bb2(%41: i64):
    %42 = llvm.icmp "slt" %41, %36 : i64
    llvm.cond_br %42, ^bb3, ^bb4
  ^bb3:
    %43 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %44 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %45 = llvm.mul %39, %44 : i64
    %46 = llvm.add %45, %41 : i64
    %47 = llvm.getelementptr %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %48 = llvm.load %47 : !llvm.ptr -> i32
    %49 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %50 = llvm.getelementptr %49[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 : !llvm.ptr -> i32
    %52 = llvm.sext %48 : i32 to i64
    %53 = llvm.sext %51 : i32 to i64
    %54 = llvm.mul %52, %53 : i64
    %55 = llvm.add %54, %38 : i64
    %56 = llvm.ashr %55, %arg12  : i64
    %57 = llvm.intr.smin(%56, %26)  : (i64, i64) -> i64
    %58 = llvm.intr.smax(%57, %25)  : (i64, i64) -> i64
    %59 = llvm.trunc %58 : i64 to i8
    %60 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %61 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %62 = llvm.mul %39, %61 : i64
    %63 = llvm.add %62, %41 : i64
    %64 = llvm.getelementptr %60[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %59, %64 : i8, !llvm.ptr
    %65 = llvm.add %41, %23 : i64
    llvm.br ^bb2(%65 : i64)
  ^bb4:
    %66 = llvm.add %39, %23 : i64
    llvm.br ^bb1(%66 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @hash(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(-2128831035 : i32) : i32
    %9 = llvm.mlir.constant(16777619 : i32) : i32
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.alloca %10 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<1 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %8 : i64, i32)
  ^bb1(%15: i64, %16: i32):
    %17 = llvm.icmp "slt" %15, %14 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:
    %18 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.getelementptr %18[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 : !llvm.ptr -> i8
    %21 = llvm.zext %20 : i8 to i32
    %22 = llvm.xor %16, %21  : i32
    %23 = llvm.mul %22, %9 : i32
    %24 = llvm.add %15, %7 : i64
    llvm.br ^bb1(%24, %23 : i64, i32)
  ^bb3:
    llvm.return %16 : i32
  }
}
