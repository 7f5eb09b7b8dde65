// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/binary_search.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @lower_bound: proved
// CHECK-DAG: @lookup: proved

module {
  llvm.func @lower_bound(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f32) -> i64 {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2, %arg3 : i64, i64)
  ^bb1(%3: i64, %4: i64):
    %5 = llvm.icmp "ult" %3, %4 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:
    %6 = llvm.sub %4, %3 : i64
    %7 = llvm.udiv %6, %0 : i64
    %8 = llvm.add %3, %7 : i64
    %9 = llvm.getelementptr inbounds|nuw %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    %11 = llvm.fcmp "olt" %10, %arg5 : f32
    %12 = llvm.add %8, %1 : i64
    llvm.cond_br %11, ^bb1(%12, %4 : i64, i64), ^bb1(%3, %8 : i64, i64)
  ^bb3:
    llvm.return %3 : i64
  }
  llvm.func @lookup(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg8 : i64
    llvm.cond_br %4, ^bb2, ^bb5
  ^bb2:
    %5 = llvm.getelementptr inbounds|nuw %arg6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %6 = llvm.load %5 : !llvm.ptr -> f32
    %7 = llvm.call @lower_bound(%arg0, %arg1, %arg2, %arg3, %arg4, %6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, f32) -> i64
    %8 = llvm.getelementptr inbounds|nuw %arg16[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %7, %8 : i64, !llvm.ptr
    %9 = llvm.icmp "ult" %7, %arg3 : i64
    llvm.cond_br %9, ^bb3, ^bb4(%0 : i1)
  ^bb3:
    %10 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 : !llvm.ptr -> f32
    %12 = llvm.fcmp "oeq" %11, %6 : f32
    llvm.br ^bb4(%12 : i1)
  ^bb4(%13: i1):
    %14 = llvm.getelementptr inbounds|nuw %arg11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %13, %14 : i1, !llvm.ptr
    %15 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%15 : i64)
  ^bb5:
    llvm.return
  }
}
