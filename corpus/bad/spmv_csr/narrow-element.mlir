// Wrong: columns are addressed as elements of 32 bits.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/spmv_csr.mlir --lowered %s | FileCheck %s
// CHECK: @spmv_csr: refuted

module {
  llvm.func @spmv_csr(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: !llvm.ptr, %arg21: !llvm.ptr, %arg22: i64, %arg23: i64, %arg24: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg20, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg21, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg22, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg23, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<1 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%12: i64):
    %13 = llvm.icmp "slt" %12, %11 : i64
    llvm.cond_br %13, ^bb2, ^bb6
  ^bb2:
    %14 = llvm.add %12, %1 : i64
    %15 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 : !llvm.ptr -> i64
    %17 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 : !llvm.ptr -> i64
    llvm.br ^bb3(%16, %0 : i64, f64)
  ^bb3(%19: i64, %20: f64):
    %21 = llvm.icmp "slt" %19, %18 : i64
    llvm.cond_br %21, ^bb4, ^bb5
  ^bb4:
    %22 = llvm.getelementptr inbounds|nuw %arg6[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds|nuw %arg11[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %25 = llvm.load %24 : !llvm.ptr -> f64
    %26 = llvm.getelementptr inbounds|nuw %arg16[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %27 = llvm.load %26 : !llvm.ptr -> f64
    %28 = llvm.fmul %25, %27 : f64
    %29 = llvm.fadd %20, %28 : f64
    %30 = llvm.add %19, %1 : i64
    llvm.br ^bb3(%30, %29 : i64, f64)
  ^bb5:
    %31 = llvm.getelementptr inbounds|nuw %arg21[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %20, %31 : f64, !llvm.ptr
    llvm.br ^bb1(%14 : i64)
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
