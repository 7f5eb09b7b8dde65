// Right: loops test at their bottom, and once before the loop, as opt of LLVM 22 leaves them.
//
// REQUIRES: long
// RUN: verify-lowering %S/../../examples/polynomial.mlir --lowered %s --assume=nonnegative-strides | FileCheck %s
// CHECK: @polynomial: proved

module {
  llvm.func @polynomial(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(-1 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.icmp "sgt" %arg8, %0 : i64
    llvm.cond_br %5, ^bb1, ^bb6
  ^bb1:
    %6 = llvm.icmp "sgt" %arg3, %0 : i64
    %7 = llvm.getelementptr %arg1[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.br ^bb2(%0 : i64)
  ^bb2(%8: i64):
    %9 = llvm.getelementptr inbounds|nuw %arg6[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> f32
    %11 = llvm.fpext %10 : f32 to f64
    llvm.cond_br %6, ^bb3(%1, %0 : f64, i64), ^bb5(%2 : f32)
  ^bb3(%12: f64, %13: i64):
    %14 = llvm.xor %13, %3 : i64
    %15 = llvm.getelementptr %7[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %17 = llvm.fmul %12, %11 : f64
    %18 = llvm.fadd %17, %16 : f64
    %19 = llvm.add %13, %4 overflow<nsw, nuw> : i64
    %20 = llvm.icmp "slt" %19, %arg3 : i64
    llvm.cond_br %20, ^bb3(%18, %19 : f64, i64), ^bb4
  ^bb4:
    %21 = llvm.fptrunc %18 : f64 to f32
    llvm.br ^bb5(%21 : f32)
  ^bb5(%22: f32):
    %23 = llvm.getelementptr inbounds|nuw %arg11[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %23 {alignment = 4 : i64} : f32, !llvm.ptr
    %24 = llvm.add %8, %4 overflow<nsw, nuw> : i64
    %25 = llvm.icmp "slt" %24, %arg8 : i64
    llvm.cond_br %25, ^bb2(%24 : i64), ^bb6
  ^bb6:
    llvm.return
  }
}
