// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/conv2d.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @conv2d: proved
// CHECK-DAG: @conv2d_nhwc_i8: proved

module {
  llvm.func @conv2d(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg17 : i64
    llvm.cond_br %4, ^bb2(%2 : i64), ^bb9
  ^bb2(%5: i64):
    %6 = llvm.icmp "slt" %5, %arg18 : i64
    llvm.cond_br %6, ^bb3(%2, %0 : i64, f32), ^bb8
  ^bb3(%7: i64, %8: f32):
    %9 = llvm.icmp "slt" %7, %arg10 : i64
    llvm.cond_br %9, ^bb4(%2, %8 : i64, f32), ^bb7
  ^bb4(%10: i64, %11: f32):
    %12 = llvm.icmp "slt" %10, %arg11 : i64
    llvm.cond_br %12, ^bb5, ^bb6
  ^bb5:
    %13 = llvm.add %3, %7 : i64
    %14 = llvm.add %5, %10 : i64
    %15 = llvm.mul %13, %arg5 overflow<nsw, nuw> : i64
    %16 = llvm.add %15, %14 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 : !llvm.ptr -> f32
    %19 = llvm.mul %7, %arg12 overflow<nsw, nuw> : i64
    %20 = llvm.add %19, %10 overflow<nsw, nuw> : i64
    %21 = llvm.getelementptr inbounds|nuw %arg8[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = llvm.fmul %18, %22 : f32
    %24 = llvm.fadd %11, %23 : f32
    %25 = llvm.add %10, %1 : i64
    llvm.br ^bb4(%25, %24 : i64, f32)
  ^bb6:
    %26 = llvm.add %7, %1 : i64
    llvm.br ^bb3(%26, %11 : i64, f32)
  ^bb7:
    %27 = llvm.mul %3, %arg19 overflow<nsw, nuw> : i64
    %28 = llvm.add %27, %5 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %arg15[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %29 : f32, !llvm.ptr
    %30 = llvm.add %5, %1 : i64
    llvm.br ^bb2(%30 : i64)
  ^bb8:
    %31 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%31 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @conv2d_nhwc_i8(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64) {
    %0 = llvm.mlir.constant(16 : index) : i64
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %arg3 : i64
    llvm.cond_br %6, ^bb2(%4 : i64), ^bb15
  ^bb2(%7: i64):
    %8 = llvm.icmp "slt" %7, %0 : i64
    llvm.cond_br %8, ^bb3(%4 : i64), ^bb14
  ^bb3(%9: i64):
    %10 = llvm.icmp "slt" %9, %0 : i64
    llvm.cond_br %10, ^bb4(%4 : i64), ^bb13
  ^bb4(%11: i64):
    %12 = llvm.icmp "slt" %11, %arg17 : i64
    llvm.cond_br %12, ^bb5(%4 : i64), ^bb12
  ^bb5(%13: i64):
    %14 = llvm.icmp "slt" %13, %1 : i64
    llvm.cond_br %14, ^bb6(%4 : i64), ^bb11
  ^bb6(%15: i64):
    %16 = llvm.icmp "slt" %15, %1 : i64
    llvm.cond_br %16, ^bb7(%4 : i64), ^bb10
  ^bb7(%17: i64):
    %18 = llvm.icmp "slt" %17, %arg6 : i64
    llvm.cond_br %18, ^bb8, ^bb9
  ^bb8:
    %19 = llvm.mul %7, %2 : i64
    %20 = llvm.add %19, %13 : i64
    %21 = llvm.mul %9, %2 : i64
    %22 = llvm.add %21, %15 : i64
    %23 = llvm.mul %5, %arg7 overflow<nsw, nuw> : i64
    %24 = llvm.mul %20, %arg8 overflow<nsw, nuw> : i64
    %25 = llvm.add %23, %24 overflow<nsw, nuw> : i64
    %26 = llvm.mul %22, %arg9 overflow<nsw, nuw> : i64
    %27 = llvm.add %25, %26 overflow<nsw, nuw> : i64
    %28 = llvm.add %27, %17 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 : !llvm.ptr -> i8
    %31 = llvm.mul %13, %arg18 overflow<nsw, nuw> : i64
    %32 = llvm.mul %15, %arg19 overflow<nsw, nuw> : i64
    %33 = llvm.add %31, %32 overflow<nsw, nuw> : i64
    %34 = llvm.mul %17, %arg20 overflow<nsw, nuw> : i64
    %35 = llvm.add %33, %34 overflow<nsw, nuw> : i64
    %36 = llvm.add %35, %11 overflow<nsw, nuw> : i64
    %37 = llvm.getelementptr inbounds|nuw %arg12[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 : !llvm.ptr -> i8
    %39 = llvm.mul %5, %arg29 overflow<nsw, nuw> : i64
    %40 = llvm.mul %7, %arg30 overflow<nsw, nuw> : i64
    %41 = llvm.add %39, %40 overflow<nsw, nuw> : i64
    %42 = llvm.mul %9, %arg31 overflow<nsw, nuw> : i64
    %43 = llvm.add %41, %42 overflow<nsw, nuw> : i64
    %44 = llvm.add %43, %11 overflow<nsw, nuw> : i64
    %45 = llvm.getelementptr inbounds|nuw %arg23[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 : !llvm.ptr -> i32
    %47 = llvm.sext %30 : i8 to i32
    %48 = llvm.sext %38 : i8 to i32
    %49 = llvm.mul %47, %48 : i32
    %50 = llvm.add %46, %49 : i32
    llvm.store %50, %45 : i32, !llvm.ptr
    %51 = llvm.add %17, %3 : i64
    llvm.br ^bb7(%51 : i64)
  ^bb9:
    %52 = llvm.add %15, %3 : i64
    llvm.br ^bb6(%52 : i64)
  ^bb10:
    %53 = llvm.add %13, %3 : i64
    llvm.br ^bb5(%53 : i64)
  ^bb11:
    %54 = llvm.add %11, %3 : i64
    llvm.br ^bb4(%54 : i64)
  ^bb12:
    %55 = llvm.add %9, %3 : i64
    llvm.br ^bb3(%55 : i64)
  ^bb13:
    %56 = llvm.add %7, %3 : i64
    llvm.br ^bb2(%56 : i64)
  ^bb14:
    %57 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%57 : i64)
  ^bb15:
    llvm.return
  }
}
