// Wrong: elements equal to the pivot go to the lower half.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/recursive.mlir --lowered %s | FileCheck %s
// CHECK: @quicksort: refuted

module {
  llvm.func @quicksort(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.sub %arg6, %arg5 : i64
    %2 = llvm.icmp "sgt" %1, %0 : i64
    llvm.cond_br %2, ^bb1, ^bb7
  ^bb1:
    %3 = llvm.sub %arg6, %0 : i64
    %4 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.load %4 : !llvm.ptr -> i32
    llvm.br ^bb2(%arg5, %arg5 : i64, i64)
  ^bb2(%6: i64, %7: i64):
    %8 = llvm.icmp "slt" %6, %3 : i64
    llvm.cond_br %8, ^bb3, ^bb6
  ^bb3:
    %9 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 : !llvm.ptr -> i32
    %11 = llvm.icmp "sle" %10, %5 : i32
    llvm.cond_br %11, ^bb4, ^bb5(%7 : i64)
  ^bb4:
    %12 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 : !llvm.ptr -> i32
    llvm.store %10, %12 : i32, !llvm.ptr
    llvm.store %13, %9 : i32, !llvm.ptr
    %14 = llvm.add %7, %0 : i64
    llvm.br ^bb5(%14 : i64)
  ^bb5(%15: i64):
    %16 = llvm.add %6, %0 : i64
    llvm.br ^bb2(%16, %15 : i64, i64)
  ^bb6:
    %17 = llvm.getelementptr inbounds|nuw %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32
    llvm.store %5, %17 : i32, !llvm.ptr
    llvm.store %18, %4 : i32, !llvm.ptr
    llvm.call @quicksort(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %7) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %19 = llvm.add %7, %0 : i64
    llvm.call @quicksort(%arg0, %arg1, %arg2, %arg3, %arg4, %19, %arg6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    llvm.br ^bb7
  ^bb7:
    llvm.return
  }
  llvm.func @ackermann(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:
    %3 = llvm.add %arg1, %1 : i64
    llvm.br ^bb5(%3 : i64)
  ^bb2:
    %4 = llvm.sub %arg0, %1 : i64
    %5 = llvm.icmp "eq" %arg1, %0 : i64
    llvm.cond_br %5, ^bb3, ^bb4
  ^bb3:
    %6 = llvm.call @ackermann(%4, %1) : (i64, i64) -> i64
    llvm.br ^bb5(%6 : i64)
  ^bb4:
    %7 = llvm.sub %arg1, %1 : i64
    %8 = llvm.call @ackermann(%arg0, %7) : (i64, i64) -> i64
    %9 = llvm.call @ackermann(%4, %8) : (i64, i64) -> i64
    llvm.br ^bb5(%9 : i64)
  ^bb5(%10: i64):
    llvm.return %10 : i64
  }
}
