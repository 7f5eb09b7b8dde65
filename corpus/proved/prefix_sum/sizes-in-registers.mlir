// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/prefix_sum.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @prefix_sum: proved
// CHECK-DAG: @prefix_sum_columns: proved

module {
  llvm.func @prefix_sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2, %0 : i64, i64)
  ^bb1(%3: i64, %4: i64):
    %5 = llvm.icmp "slt" %3, %arg3 : i64
    llvm.cond_br %5, ^bb2, ^bb3
  ^bb2:
    %6 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 : !llvm.ptr -> i64
    %8 = llvm.add %4, %7 : i64
    %9 = llvm.getelementptr inbounds|nuw %arg6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %8, %9 : i64, !llvm.ptr
    %10 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%10, %8 : i64, i64)
  ^bb3:
    llvm.return %4 : i64
  }
  llvm.func @prefix_sum_columns(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %arg4 : i64
    llvm.cond_br %4, ^bb2(%2, %0 : i64, i32), ^bb5
  ^bb2(%5: i64, %6: i32):
    %7 = llvm.icmp "slt" %5, %arg3 : i64
    llvm.cond_br %7, ^bb3, ^bb4
  ^bb3:
    %8 = llvm.mul %5, %arg5 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %3 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 : !llvm.ptr -> i32
    llvm.store %6, %10 : i32, !llvm.ptr
    %12 = llvm.add %6, %11 : i32
    %13 = llvm.add %5, %1 : i64
    llvm.br ^bb2(%13, %12 : i64, i32)
  ^bb4:
    %14 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%14 : i64)
  ^bb5:
    llvm.return
  }
}
