// Wrong: the lower clamp is computed but not used.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/fixed_point.mlir --lowered %s | FileCheck %s
// CHECK: @requantize: refuted

module {
  llvm.func @requantize(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(127 : i64) : i64
    %1 = llvm.mlir.constant(-128 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg0, %5[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg1, %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg2, %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg3, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg5, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg4, %10[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.alloca %3 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<2 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.alloca %3 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %16 : !llvm.array<2 x i64>, !llvm.ptr
    %17 = llvm.getelementptr %16[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %18 = llvm.load %17 : !llvm.ptr -> i64
    %19 = llvm.sub %arg12, %2 : i64
    %20 = llvm.shl %2, %19 : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%21: i64):
    %22 = llvm.icmp "slt" %21, %15 : i64
    llvm.cond_br %22, ^bb2(%4 : i64), ^bb5
  ^bb2(%23: i64):
    %24 = llvm.icmp "slt" %23, %18 : i64
    llvm.cond_br %24, ^bb3, ^bb4
  ^bb3:
    %25 = llvm.mul %21, %arg5 overflow<nsw, nuw> : i64
    %26 = llvm.add %25, %23 overflow<nsw, nuw> : i64
    %27 = llvm.getelementptr inbounds|nuw %arg1[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 : !llvm.ptr -> i32
    %29 = llvm.getelementptr inbounds|nuw %arg8[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %30 = llvm.load %29 : !llvm.ptr -> i32
    %31 = llvm.sext %28 : i32 to i64
    %32 = llvm.sext %30 : i32 to i64
    %33 = llvm.mul %31, %32 : i64
    %34 = llvm.add %33, %20 : i64
    %35 = llvm.ashr %34, %arg12 : i64
    %36 = llvm.intr.smin(%35, %0) : (i64, i64) -> i64
    %37 = llvm.intr.smax(%36, %1) : (i64, i64) -> i64
    %38 = llvm.trunc %36 : i64 to i8
    %39 = llvm.mul %21, %arg18 overflow<nsw, nuw> : i64
    %40 = llvm.add %39, %23 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds|nuw %arg14[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %41 : i8, !llvm.ptr
    %42 = llvm.add %23, %3 : i64
    llvm.br ^bb2(%42 : i64)
  ^bb4:
    %43 = llvm.add %21, %3 : i64
    llvm.br ^bb1(%43 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @hash(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 {
    %0 = llvm.mlir.constant(16777619 : i32) : i32
    %1 = llvm.mlir.constant(-2128831035 : i32) : i32
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.alloca %2 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %9, %10 : !llvm.array<1 x i64>, !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %12 = llvm.load %11 : !llvm.ptr -> i64
    llvm.br ^bb1(%3, %1 : i64, i32)
  ^bb1(%13: i64, %14: i32):
    %15 = llvm.icmp "slt" %13, %12 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:
    %16 = llvm.getelementptr inbounds|nuw %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 : !llvm.ptr -> i8
    %18 = llvm.zext %17 : i8 to i32
    %19 = llvm.xor %14, %18 : i32
    %20 = llvm.mul %19, %0 : i32
    %21 = llvm.add %13, %2 : i64
    llvm.br ^bb1(%21, %20 : i64, i32)
  ^bb3:
    llvm.return %14 : i32
  }
}
