// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/mask_select.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @mask_range: proved
// CHECK-DAG: @blend: proved

module {
  llvm.func @mask_range(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f64, %arg6: f64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2, %0 : i64, i32)
  ^bb1(%3: i64, %4: i32):
    %5 = llvm.icmp "slt" %3, %arg3 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:
    %6 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %7 = llvm.load %6 : !llvm.ptr -> f64
    %8 = llvm.fcmp "oge" %7, %arg5 : f64
    %9 = llvm.fcmp "ole" %7, %arg6 : f64
    %10 = llvm.and %8, %9 : i1
    %11 = llvm.getelementptr inbounds|nuw %arg8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %10, %11 : i1, !llvm.ptr
    %12 = llvm.zext %10 : i1 to i32
    %13 = llvm.add %4, %12 : i32
    %14 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%14, %13 : i64, i32)
  ^bb3:
    llvm.return %4 : i32
  }
  llvm.func @blend(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg18 : i64
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:
    %4 = llvm.getelementptr inbounds|nuw %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %5 = llvm.load %4 : !llvm.ptr -> i1
    %6 = llvm.getelementptr inbounds|nuw %arg6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %7 = llvm.load %6 : !llvm.ptr -> f64
    %8 = llvm.getelementptr inbounds|nuw %arg11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %9 = llvm.load %8 : !llvm.ptr -> f64
    %10 = llvm.select %5, %7, %9 : i1, f64
    %11 = llvm.getelementptr inbounds|nuw %arg16[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %10, %11 : f64, !llvm.ptr
    %12 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:
    llvm.return
  }
}
