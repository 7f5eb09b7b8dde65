// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/fixed_point.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @requantize: proved
// CHECK-DAG: @hash: proved

module {
  llvm.func @requantize(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: !llvm.ptr, %arg14: !llvm.ptr, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(127 : i64) : i64
    %1 = llvm.mlir.constant(-128 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    %5 = llvm.sub %arg12, %2 : i64
    %6 = llvm.shl %2, %5 : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%7: i64):
    %8 = llvm.icmp "slt" %7, %arg3 : i64
    llvm.cond_br %8, ^bb2(%4 : i64), ^bb5
  ^bb2(%9: i64):
    %10 = llvm.icmp "slt" %9, %arg4 : i64
    llvm.cond_br %10, ^bb3, ^bb4
  ^bb3:
    %11 = llvm.mul %7, %arg5 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %9 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 : !llvm.ptr -> i32
    %15 = llvm.getelementptr inbounds|nuw %arg8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 : !llvm.ptr -> i32
    %17 = llvm.sext %14 : i32 to i64
    %18 = llvm.sext %16 : i32 to i64
    %19 = llvm.mul %17, %18 : i64
    %20 = llvm.add %19, %6 : i64
    %21 = llvm.ashr %20, %arg12 : i64
    %22 = llvm.intr.smin(%21, %0) : (i64, i64) -> i64
    %23 = llvm.intr.smax(%22, %1) : (i64, i64) -> i64
    %24 = llvm.trunc %23 : i64 to i8
    %25 = llvm.mul %7, %arg18 overflow<nsw, nuw> : i64
    %26 = llvm.add %25, %9 overflow<nsw, nuw> : i64
    %27 = llvm.getelementptr inbounds|nuw %arg14[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %27 : i8, !llvm.ptr
    %28 = llvm.add %9, %3 : i64
    llvm.br ^bb2(%28 : i64)
  ^bb4:
    %29 = llvm.add %7, %3 : i64
    llvm.br ^bb1(%29 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @hash(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 {
    %0 = llvm.mlir.constant(16777619 : i32) : i32
    %1 = llvm.mlir.constant(-2128831035 : i32) : i32
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%3, %1 : i64, i32)
  ^bb1(%4: i64, %5: i32):
    %6 = llvm.icmp "slt" %4, %arg3 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:
    %7 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 : !llvm.ptr -> i8
    %9 = llvm.zext %8 : i8 to i32
    %10 = llvm.xor %5, %9 : i32
    %11 = llvm.mul %10, %0 : i32
    %12 = llvm.add %4, %2 : i64
    llvm.br ^bb1(%12, %11 : i64, i32)
  ^bb3:
    llvm.return %5 : i32
  }
}
