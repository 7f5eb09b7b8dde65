// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/polynomial.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @polynomial: proved

module {
  llvm.func @polynomial(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.sub %arg3, %1 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg8 : i64
    llvm.cond_br %5, ^bb2, ^bb6
  ^bb2:
    %6 = llvm.getelementptr inbounds|nuw %arg6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    %8 = llvm.fpext %7 : f32 to f64
    llvm.br ^bb3(%2, %0 : i64, f64)
  ^bb3(%9: i64, %10: f64):
    %11 = llvm.icmp "slt" %9, %arg3 : i64
    llvm.cond_br %11, ^bb4, ^bb5
  ^bb4:
    %12 = llvm.sub %3, %9 : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %14 = llvm.load %13 : !llvm.ptr -> f64
    %15 = llvm.fmul %10, %8 : f64
    %16 = llvm.fadd %15, %14 : f64
    %17 = llvm.add %9, %1 : i64
    llvm.br ^bb3(%17, %16 : i64, f64)
  ^bb5:
    %18 = llvm.fptrunc %10 : f64 to f32
    %19 = llvm.getelementptr inbounds|nuw %arg11[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %19 : f32, !llvm.ptr
    %20 = llvm.add %4, %1 : i64
    llvm.br ^bb1(%20 : i64)
  ^bb6:
    llvm.return
  }
}
