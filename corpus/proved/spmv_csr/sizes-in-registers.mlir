// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/spmv_csr.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @spmv_csr: proved
// CHECK-DAG: @longest_row: proved

module {
  llvm.func @spmv_csr(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg23 : i64
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:
    %5 = llvm.add %3, %1 : i64
    %6 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 : !llvm.ptr -> i64
    llvm.br ^bb3(%7, %0 : i64, f64)
  ^bb3(%10: i64, %11: f64):
    %12 = llvm.icmp "slt" %10, %9 : i64
    llvm.cond_br %12, ^bb4, ^bb5
  ^bb4:
    %13 = llvm.getelementptr inbounds|nuw %arg6[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds|nuw %arg11[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 : !llvm.ptr -> f64
    %17 = llvm.getelementptr inbounds|nuw %arg16[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %18 = llvm.load %17 : !llvm.ptr -> f64
    %19 = llvm.fmul %16, %18 : f64
    %20 = llvm.fadd %11, %19 : f64
    %21 = llvm.add %10, %1 : i64
    llvm.br ^bb3(%21, %20 : i64, f64)
  ^bb5:
    %22 = llvm.getelementptr inbounds|nuw %arg21[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %11, %22 : f64, !llvm.ptr
    llvm.br ^bb1(%5 : i64)
  ^bb6:
    llvm.return
  }
  llvm.func @longest_row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1, %1 : i64, i64)
  ^bb1(%2: i64, %3: i64):
    %4 = llvm.icmp "slt" %2, %arg5 : i64
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:
    %5 = llvm.add %2, %0 : i64
    %6 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 : !llvm.ptr -> i64
    %10 = llvm.sub %9, %7 : i64
    %11 = llvm.intr.smax(%3, %10) : (i64, i64) -> i64
    llvm.br ^bb1(%5, %11 : i64, i64)
  ^bb3:
    llvm.return %3 : i64
  }
}
