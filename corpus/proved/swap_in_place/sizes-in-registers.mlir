// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// REQUIRES: long
// RUN: verify-lowering %S/../../examples/swap_in_place.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @swap_rows: proved
// CHECK-DAG: @reverse: proved

module {
  llvm.func @swap_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):
    %3 = llvm.icmp "slt" %2, %arg4 : i64
    llvm.cond_br %3, ^bb2, ^bb3
  ^bb2:
    %4 = llvm.mul %arg7, %arg5 overflow<nsw, nuw> : i64
    %5 = llvm.add %4, %2 overflow<nsw, nuw> : i64
    %6 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %7 = llvm.load %6 : !llvm.ptr -> i16
    %8 = llvm.mul %arg8, %arg5 overflow<nsw, nuw> : i64
    %9 = llvm.add %8, %2 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %11 = llvm.load %10 : !llvm.ptr -> i16
    llvm.store %11, %6 : i16, !llvm.ptr
    llvm.store %7, %10 : i16, !llvm.ptr
    %12 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:
    llvm.return
  }
  llvm.func @reverse(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.udiv %arg3, %0 : i64
    %4 = llvm.sub %arg3, %1 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %3 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:
    %7 = llvm.sub %4, %5 : i64
    %8 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %9 = llvm.load %8 : !llvm.ptr -> i16
    %10 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %11 = llvm.load %10 : !llvm.ptr -> i16
    llvm.store %11, %8 : i16, !llvm.ptr
    llvm.store %9, %10 : i16, !llvm.ptr
    %12 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:
    llvm.return
  }
}
