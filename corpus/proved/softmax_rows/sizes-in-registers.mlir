// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/softmax_rows.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @softmax_rows: proved

module {
  llvm.func @exp(f64) -> f64 attributes {sym_visibility = "private"}
  llvm.func @softmax_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%3 : i64)
  ^bb1(%4: i64):
    %5 = llvm.icmp "slt" %4, %arg3 : i64
    llvm.cond_br %5, ^bb2(%3, %1 : i64, f64), ^bb9
  ^bb2(%6: i64, %7: f64):
    %8 = llvm.icmp "slt" %6, %arg4 : i64
    llvm.cond_br %8, ^bb3, ^bb4(%3, %0 : i64, f64)
  ^bb3:
    %9 = llvm.mul %4, %arg5 overflow<nsw, nuw> : i64
    %10 = llvm.add %9, %6 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %12 = llvm.load %11 : !llvm.ptr -> f64
    %13 = llvm.intr.maximum(%7, %12) : (f64, f64) -> f64
    %14 = llvm.add %6, %2 : i64
    llvm.br ^bb2(%14, %13 : i64, f64)
  ^bb4(%15: i64, %16: f64):
    %17 = llvm.icmp "slt" %15, %arg4 : i64
    llvm.cond_br %17, ^bb5, ^bb6(%3 : i64)
  ^bb5:
    %18 = llvm.mul %4, %arg5 overflow<nsw, nuw> : i64
    %19 = llvm.add %18, %15 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %21 = llvm.load %20 : !llvm.ptr -> f64
    %22 = llvm.fsub %21, %7 : f64
    %23 = llvm.call @exp(%22) : (f64) -> f64
    %24 = llvm.mul %4, %arg12 overflow<nsw, nuw> : i64
    %25 = llvm.add %24, %15 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds|nuw %arg8[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %23, %26 : f64, !llvm.ptr
    %27 = llvm.fadd %16, %23 : f64
    %28 = llvm.add %15, %2 : i64
    llvm.br ^bb4(%28, %27 : i64, f64)
  ^bb6(%29: i64):
    %30 = llvm.icmp "slt" %29, %arg4 : i64
    llvm.cond_br %30, ^bb7, ^bb8
  ^bb7:
    %31 = llvm.mul %4, %arg12 overflow<nsw, nuw> : i64
    %32 = llvm.add %31, %29 overflow<nsw, nuw> : i64
    %33 = llvm.getelementptr inbounds|nuw %arg8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %34 = llvm.load %33 : !llvm.ptr -> f64
    %35 = llvm.fdiv %34, %16 : f64
    llvm.store %35, %33 : f64, !llvm.ptr
    %36 = llvm.add %29, %2 : i64
    llvm.br ^bb6(%36 : i64)
  ^bb8:
    %37 = llvm.add %4, %2 : i64
    llvm.br ^bb1(%37 : i64)
  ^bb9:
    llvm.return
  }
}
