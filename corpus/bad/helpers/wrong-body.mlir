// Wrong: the body put in the place of a call returns the limit where it should return the value, and the other way round.
// Otherwise mlir-opt 22's lowering after -inline -symbol-dce -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/helpers.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @one: proved
// CHECK-DAG: @sum: refuted
// CHECK-DAG: @largest: proved

module {
  llvm.func @report(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.func @one(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %2 = llvm.load %1 : !llvm.ptr -> i32
    %3 = llvm.icmp "slt" %2, %0 : i32
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%2 : i32)
  ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4(%4 : i32)
  ^bb4(%5: i32):  // pred: ^bb3
    %6 = llvm.call @report(%5) : (i32) -> i32
    llvm.return %6 : i32
  }
  llvm.func @sum(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2, %0 : i64, i32)
  ^bb1(%3: i64, %4: i32):  // 2 preds: ^bb0, ^bb6
    %5 = llvm.icmp "slt" %3, %arg5 : i64
    llvm.cond_br %5, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %6 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %7, %0 : i32
    llvm.cond_br %8, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.br ^bb5(%0 : i32)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%7 : i32)
  ^bb5(%9: i32):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6(%9 : i32)
  ^bb6(%10: i32):  // pred: ^bb5
    %11 = llvm.add %4, %10 : i32
    %12 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%12, %11 : i64, i32)
  ^bb7:  // pred: ^bb1
    llvm.return %4 : i32
  }
  llvm.func @largest(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
    llvm.store %arg0, %2 : i32, !llvm.ptr
    %3 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %arg1, %3 : i32, !llvm.ptr
    %4 = llvm.load %2 : !llvm.ptr -> i32
    %5 = llvm.load %3 : !llvm.ptr -> i32
    %6 = llvm.intr.smax(%4, %5) : (i32, i32) -> i32
    %7 = llvm.icmp "slt" %6, %0 : i32
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%6 : i32)
  ^bb3(%8: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %8 : i32
  }
}
