// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/matmul_tiled.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @matmul_tiled: proved

module {
  llvm.func @matmul_tiled(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(32 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg17 : i64
    llvm.cond_br %4, ^bb2(%2 : i64), ^bb16
  ^bb2(%5: i64):
    %6 = llvm.icmp "slt" %5, %arg18 : i64
    llvm.cond_br %6, ^bb3(%2 : i64), ^bb15
  ^bb3(%7: i64):
    %8 = llvm.icmp "slt" %7, %arg4 : i64
    llvm.cond_br %8, ^bb4, ^bb14
  ^bb4:
    %9 = llvm.sub %arg17, %3 : i64
    %10 = llvm.intr.smin(%9, %0) : (i64, i64) -> i64
    %11 = llvm.sub %arg18, %5 : i64
    %12 = llvm.intr.smin(%11, %0) : (i64, i64) -> i64
    %13 = llvm.sub %arg4, %7 : i64
    %14 = llvm.intr.smin(%13, %0) : (i64, i64) -> i64
    llvm.br ^bb5(%2 : i64)
  ^bb5(%15: i64):
    %16 = llvm.icmp "slt" %15, %10 : i64
    llvm.cond_br %16, ^bb6, ^bb13
  ^bb6:
    %17 = llvm.add %3, %15 : i64
    llvm.br ^bb7(%2 : i64)
  ^bb7(%18: i64):
    %19 = llvm.icmp "slt" %18, %12 : i64
    llvm.cond_br %19, ^bb8, ^bb12
  ^bb8:
    %20 = llvm.add %5, %18 : i64
    %21 = llvm.mul %17, %arg19 overflow<nsw, nuw> : i64
    %22 = llvm.add %21, %20 overflow<nsw, nuw> : i64
    %23 = llvm.getelementptr inbounds|nuw %arg15[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 : !llvm.ptr -> f32
    llvm.br ^bb9(%2, %24 : i64, f32)
  ^bb9(%25: i64, %26: f32):
    %27 = llvm.icmp "slt" %25, %14 : i64
    llvm.cond_br %27, ^bb10, ^bb11
  ^bb10:
    %28 = llvm.add %7, %25 : i64
    %29 = llvm.mul %17, %arg5 overflow<nsw, nuw> : i64
    %30 = llvm.add %29, %28 overflow<nsw, nuw> : i64
    %31 = llvm.getelementptr inbounds|nuw %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 : !llvm.ptr -> f32
    %33 = llvm.mul %28, %arg12 overflow<nsw, nuw> : i64
    %34 = llvm.add %33, %20 overflow<nsw, nuw> : i64
    %35 = llvm.getelementptr inbounds|nuw %arg8[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 : !llvm.ptr -> f32
    %37 = llvm.fmul %32, %36 : f32
    %38 = llvm.fadd %26, %37 : f32
    %39 = llvm.add %25, %1 : i64
    llvm.br ^bb9(%39, %38 : i64, f32)
  ^bb11:
    llvm.store %26, %23 : f32, !llvm.ptr
    %40 = llvm.add %18, %1 : i64
    llvm.br ^bb7(%40 : i64)
  ^bb12:
    %41 = llvm.add %15, %1 : i64
    llvm.br ^bb5(%41 : i64)
  ^bb13:
    %42 = llvm.add %7, %0 : i64
    llvm.br ^bb3(%42 : i64)
  ^bb14:
    %43 = llvm.add %5, %0 : i64
    llvm.br ^bb2(%43 : i64)
  ^bb15:
    %44 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%44 : i64)
  ^bb16:
    llvm.return
  }
}
