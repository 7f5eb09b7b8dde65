// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// REQUIRES: long
// RUN: verify-lowering %S/../../examples/matmul.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @matmul: proved
// CHECK-DAG: @matmul_static: proved

module {
  llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2(%1 : i64), ^bb7
  ^bb2(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg11 : i64
    llvm.cond_br %5, ^bb3(%1 : i64), ^bb6
  ^bb3(%6: i64):
    %7 = llvm.icmp "slt" %6, %arg4 : i64
    llvm.cond_br %7, ^bb4, ^bb5
  ^bb4:
    %8 = llvm.mul %2, %arg5 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %6 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 : !llvm.ptr -> f32
    %12 = llvm.mul %6, %arg12 overflow<nsw, nuw> : i64
    %13 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds|nuw %arg8[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 : !llvm.ptr -> f32
    %16 = llvm.mul %2, %arg19 overflow<nsw, nuw> : i64
    %17 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %arg15[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.fmul %11, %15 : f32
    %21 = llvm.fadd %19, %20 : f32
    llvm.store %21, %18 : f32, !llvm.ptr
    %22 = llvm.add %6, %0 : i64
    llvm.br ^bb3(%22 : i64)
  ^bb5:
    %23 = llvm.add %4, %0 : i64
    llvm.br ^bb2(%23 : i64)
  ^bb6:
    %24 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%24 : i64)
  ^bb7:
    llvm.return
  }
  llvm.func @matmul_static(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(32 : index) : i64
    %1 = llvm.mlir.constant(16 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %1 : i64
    llvm.cond_br %6, ^bb2(%4 : i64), ^bb8
  ^bb2(%7: i64):
    %8 = llvm.icmp "slt" %7, %0 : i64
    llvm.cond_br %8, ^bb3, ^bb7
  ^bb3:
    %9 = llvm.mul %5, %0 overflow<nsw, nuw> : i64
    %10 = llvm.add %9, %7 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %arg15[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %12 = llvm.load %11 : !llvm.ptr -> f64
    llvm.br ^bb4(%4, %12 : i64, f64)
  ^bb4(%13: i64, %14: f64):
    %15 = llvm.icmp "slt" %13, %2 : i64
    llvm.cond_br %15, ^bb5, ^bb6
  ^bb5:
    %16 = llvm.mul %5, %2 overflow<nsw, nuw> : i64
    %17 = llvm.add %16, %13 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %19 = llvm.load %18 : !llvm.ptr -> f64
    %20 = llvm.mul %13, %0 overflow<nsw, nuw> : i64
    %21 = llvm.add %20, %7 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %arg8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %23 = llvm.load %22 : !llvm.ptr -> f64
    %24 = llvm.fmul %19, %23 : f64
    %25 = llvm.fadd %14, %24 : f64
    %26 = llvm.add %13, %3 : i64
    llvm.br ^bb4(%26, %25 : i64, f64)
  ^bb6:
    llvm.store %14, %11 : f64, !llvm.ptr
    %27 = llvm.add %7, %3 : i64
    llvm.br ^bb2(%27 : i64)
  ^bb7:
    %28 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb8:
    llvm.return
  }
}
