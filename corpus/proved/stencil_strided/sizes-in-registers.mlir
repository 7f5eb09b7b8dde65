// Right: mlir-opt 19's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/stencil_strided.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @stencil: proved
// CHECK-DAG: @blur_rows: proved

module {
  llvm.func @stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: f64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.sub %arg10, %0 : i64
    %2 = llvm.sub %arg11, %0 : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %1 : i64
    llvm.cond_br %4, ^bb2(%0 : i64), ^bb5
  ^bb2(%5: i64):
    %6 = llvm.icmp "slt" %5, %2 : i64
    llvm.cond_br %6, ^bb3, ^bb4
  ^bb3:
    %7 = llvm.sub %3, %0 : i64
    %8 = llvm.add %3, %0 : i64
    %9 = llvm.sub %5, %0 : i64
    %10 = llvm.add %5, %0 : i64
    %11 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %12 = llvm.mul %7, %arg5 : i64
    %13 = llvm.mul %5, %arg6 : i64
    %14 = llvm.add %12, %13 : i64
    %15 = llvm.getelementptr %11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 : !llvm.ptr -> f64
    %17 = llvm.mul %8, %arg5 : i64
    %18 = llvm.add %17, %13 : i64
    %19 = llvm.getelementptr %11[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %20 = llvm.load %19 : !llvm.ptr -> f64
    %21 = llvm.mul %3, %arg5 : i64
    %22 = llvm.mul %9, %arg6 : i64
    %23 = llvm.add %21, %22 : i64
    %24 = llvm.getelementptr %11[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %25 = llvm.load %24 : !llvm.ptr -> f64
    %26 = llvm.mul %10, %arg6 : i64
    %27 = llvm.add %21, %26 : i64
    %28 = llvm.getelementptr %11[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %29 = llvm.load %28 : !llvm.ptr -> f64
    %30 = llvm.add %21, %13 : i64
    %31 = llvm.getelementptr %11[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %32 = llvm.load %31 : !llvm.ptr -> f64
    %33 = llvm.fadd %16, %20  : f64
    %34 = llvm.fadd %25, %29  : f64
    %35 = llvm.fadd %33, %34  : f64
    %36 = llvm.fmul %35, %arg14  : f64
    %37 = llvm.fadd %32, %36  : f64
    %38 = llvm.getelementptr %arg8[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %39 = llvm.mul %3, %arg12 : i64
    %40 = llvm.mul %5, %arg13 : i64
    %41 = llvm.add %39, %40 : i64
    %42 = llvm.getelementptr %38[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %37, %42 : f64, !llvm.ptr
    llvm.br ^bb2(%10 : i64)
  ^bb4:
    %43 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%43 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @blur_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(64 : index) : i64
    %1 = llvm.mlir.constant(80 : index) : i64
    %2 = llvm.mlir.constant(0.333333343 : f32) : f32
    %3 = llvm.mlir.constant(63 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%6: i64):
    %7 = llvm.icmp "slt" %6, %arg3 : i64
    llvm.cond_br %7, ^bb2(%4 : i64), ^bb5
  ^bb2(%8: i64):
    %9 = llvm.icmp "slt" %8, %3 : i64
    llvm.cond_br %9, ^bb3, ^bb4
  ^bb3:
    %10 = llvm.sub %8, %4 : i64
    %11 = llvm.add %8, %4 : i64
    %12 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %13 = llvm.mul %6, %1 : i64
    %14 = llvm.add %13, %10 : i64
    %15 = llvm.getelementptr %12[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    %17 = llvm.add %13, %8 : i64
    %18 = llvm.getelementptr %12[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.add %13, %11 : i64
    %21 = llvm.getelementptr %12[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 : !llvm.ptr -> f32
    %23 = llvm.fadd %16, %19  : f32
    %24 = llvm.fadd %23, %22  : f32
    %25 = llvm.fmul %24, %2  : f32
    %26 = llvm.mul %6, %0 : i64
    %27 = llvm.add %26, %8 : i64
    %28 = llvm.getelementptr %arg8[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %28 : f32, !llvm.ptr
    llvm.br ^bb2(%11 : i64)
  ^bb4:
    %29 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%29 : i64)
  ^bb5:
    llvm.return
  }
}
