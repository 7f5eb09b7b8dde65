// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// REQUIRES: long
// RUN: verify-lowering %S/../../examples/gather_scatter.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @gather: proved
// CHECK-DAG: @scatter_add: proved

module {
  llvm.func @gather(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg10 : i64
    llvm.cond_br %4, ^bb2, ^bb9
  ^bb2:
    %5 = llvm.getelementptr inbounds|nuw %arg8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.sext %6 : i32 to i64
    %8 = llvm.icmp "ult" %7, %arg3 : i64
    llvm.br ^bb3(%2 : i64)
  ^bb3(%9: i64):
    %10 = llvm.icmp "slt" %9, %arg4 : i64
    llvm.cond_br %10, ^bb4, ^bb8
  ^bb4:
    llvm.cond_br %8, ^bb5, ^bb6
  ^bb5:
    %11 = llvm.mul %7, %arg5 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %9 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 : !llvm.ptr -> f32
    %15 = llvm.mul %3, %arg17 overflow<nsw, nuw> : i64
    %16 = llvm.add %15, %9 overflow<nsw, nuw> : i64
    %17 = llvm.getelementptr inbounds|nuw %arg13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %14, %17 : f32, !llvm.ptr
    llvm.br ^bb7
  ^bb6:
    %18 = llvm.mul %3, %arg17 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %9 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %arg13[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %0, %20 : f32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %21 = llvm.add %9, %1 : i64
    llvm.br ^bb3(%21 : i64)
  ^bb8:
    %22 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @scatter_add(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:
    %4 = llvm.getelementptr inbounds|nuw %arg6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %8 = llvm.getelementptr inbounds|nuw %arg11[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 : !llvm.ptr -> f32
    %10 = llvm.fadd %9, %7 : f32
    llvm.store %10, %8 : f32, !llvm.ptr
    %11 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%11 : i64)
  ^bb3:
    llvm.return
  }
}
