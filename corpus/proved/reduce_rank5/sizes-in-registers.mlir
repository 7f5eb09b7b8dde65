// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/reduce_rank5.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @reduce_rank5: proved
// CHECK-DAG: @max_rank5: proved

module {
  llvm.func @reduce_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(5 : index) : i64
    %2 = llvm.mlir.constant(3 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %arg3 : i64
    llvm.cond_br %6, ^bb2(%4 : i64), ^bb11
  ^bb2(%7: i64):
    %8 = llvm.icmp "slt" %7, %2 : i64
    llvm.cond_br %8, ^bb3(%4, %0 : i64, f32), ^bb10
  ^bb3(%9: i64, %10: f32):
    %11 = llvm.icmp "slt" %9, %arg5 : i64
    llvm.cond_br %11, ^bb4(%4, %10 : i64, f32), ^bb9
  ^bb4(%12: i64, %13: f32):
    %14 = llvm.icmp "slt" %12, %1 : i64
    llvm.cond_br %14, ^bb5(%4, %13 : i64, f32), ^bb8
  ^bb5(%15: i64, %16: f32):
    %17 = llvm.icmp "slt" %15, %arg7 : i64
    llvm.cond_br %17, ^bb6, ^bb7
  ^bb6:
    %18 = llvm.mul %5, %arg8 overflow<nsw, nuw> : i64
    %19 = llvm.mul %7, %arg9 overflow<nsw, nuw> : i64
    %20 = llvm.add %18, %19 overflow<nsw, nuw> : i64
    %21 = llvm.mul %9, %arg10 overflow<nsw, nuw> : i64
    %22 = llvm.add %20, %21 overflow<nsw, nuw> : i64
    %23 = llvm.mul %12, %arg11 overflow<nsw, nuw> : i64
    %24 = llvm.add %22, %23 overflow<nsw, nuw> : i64
    %25 = llvm.add %24, %15 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.load %26 : !llvm.ptr -> f32
    %28 = llvm.fadd %16, %27 : f32
    %29 = llvm.add %15, %3 : i64
    llvm.br ^bb5(%29, %28 : i64, f32)
  ^bb7:
    %30 = llvm.add %12, %3 : i64
    llvm.br ^bb4(%30, %16 : i64, f32)
  ^bb8:
    %31 = llvm.add %9, %3 : i64
    llvm.br ^bb3(%31, %13 : i64, f32)
  ^bb9:
    %32 = llvm.mul %5, %2 overflow<nsw, nuw> : i64
    %33 = llvm.add %32, %7 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %arg14[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %10, %34 : f32, !llvm.ptr
    %35 = llvm.add %7, %3 : i64
    llvm.br ^bb2(%35 : i64)
  ^bb10:
    %36 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%36 : i64)
  ^bb11:
    llvm.return
  }
  llvm.func @max_rank5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2(%1 : i64), ^bb11
  ^bb2(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg4 : i64
    llvm.cond_br %5, ^bb3(%1 : i64), ^bb10
  ^bb3(%6: i64):
    %7 = llvm.icmp "slt" %6, %arg5 : i64
    llvm.cond_br %7, ^bb4(%1 : i64), ^bb9
  ^bb4(%8: i64):
    %9 = llvm.icmp "slt" %8, %arg6 : i64
    llvm.cond_br %9, ^bb5(%1 : i64), ^bb8
  ^bb5(%10: i64):
    %11 = llvm.icmp "slt" %10, %arg7 : i64
    llvm.cond_br %11, ^bb6, ^bb7
  ^bb6:
    %12 = llvm.mul %2, %arg8 overflow<nsw, nuw> : i64
    %13 = llvm.mul %4, %arg9 overflow<nsw, nuw> : i64
    %14 = llvm.add %12, %13 overflow<nsw, nuw> : i64
    %15 = llvm.mul %6, %arg10 overflow<nsw, nuw> : i64
    %16 = llvm.add %14, %15 overflow<nsw, nuw> : i64
    %17 = llvm.mul %8, %arg11 overflow<nsw, nuw> : i64
    %18 = llvm.add %16, %17 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %10 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.load %arg14 : !llvm.ptr -> i64
    %23 = llvm.intr.smax(%21, %22) : (i64, i64) -> i64
    llvm.store %23, %arg14 : i64, !llvm.ptr
    %24 = llvm.add %10, %0 : i64
    llvm.br ^bb5(%24 : i64)
  ^bb7:
    %25 = llvm.add %8, %0 : i64
    llvm.br ^bb4(%25 : i64)
  ^bb8:
    %26 = llvm.add %6, %0 : i64
    llvm.br ^bb3(%26 : i64)
  ^bb9:
    %27 = llvm.add %4, %0 : i64
    llvm.br ^bb2(%27 : i64)
  ^bb10:
    %28 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb11:
    llvm.return
  }
}
