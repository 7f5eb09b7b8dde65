// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/transpose.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @transpose: proved
// CHECK-DAG: @permute: proved

module {
  llvm.func @transpose(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg3 : i64
    llvm.cond_br %3, ^bb2(%1 : i64), ^bb5
  ^bb2(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg4 : i64
    llvm.cond_br %5, ^bb3, ^bb4
  ^bb3:
    %6 = llvm.mul %2, %arg5 overflow<nsw, nuw> : i64
    %7 = llvm.add %6, %4 overflow<nsw, nuw> : i64
    %8 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 : !llvm.ptr -> i32
    %10 = llvm.mul %4, %arg12 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %12 = llvm.getelementptr inbounds|nuw %arg8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %9, %12 : i32, !llvm.ptr
    %13 = llvm.add %4, %0 : i64
    llvm.br ^bb2(%13 : i64)
  ^bb4:
    %14 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @permute(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: !llvm.ptr, %arg10: !llvm.ptr, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64) {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg3 : i64
    llvm.cond_br %4, ^bb2(%2 : i64), ^bb7
  ^bb2(%5: i64):
    %6 = llvm.icmp "slt" %5, %0 : i64
    llvm.cond_br %6, ^bb3(%2 : i64), ^bb6
  ^bb3(%7: i64):
    %8 = llvm.icmp "slt" %7, %arg5 : i64
    llvm.cond_br %8, ^bb4, ^bb5
  ^bb4:
    %9 = llvm.mul %3, %arg6 overflow<nsw, nuw> : i64
    %10 = llvm.mul %5, %arg7 overflow<nsw, nuw> : i64
    %11 = llvm.add %9, %10 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %7 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %14 = llvm.load %13 : !llvm.ptr -> f64
    %15 = llvm.mul %7, %arg15 overflow<nsw, nuw> : i64
    %16 = llvm.mul %3, %0 overflow<nsw, nuw> : i64
    %17 = llvm.add %15, %16 overflow<nsw, nuw> : i64
    %18 = llvm.add %17, %5 overflow<nsw, nuw> : i64
    %19 = llvm.getelementptr inbounds|nuw %arg10[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %14, %19 : f64, !llvm.ptr
    %20 = llvm.add %7, %1 : i64
    llvm.br ^bb3(%20 : i64)
  ^bb5:
    %21 = llvm.add %5, %1 : i64
    llvm.br ^bb2(%21 : i64)
  ^bb6:
    %22 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%22 : i64)
  ^bb7:
    llvm.return
  }
}
