// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering --use-bare-ptr-memref-call-conv %S/../../conventions/bare_pointers.mlir --lowered %s | FileCheck %s
// CHECK: 3 functions: 3 proved{{$}}

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @transpose4(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):
    %4 = llvm.icmp "slt" %3, %1 : i64
    llvm.cond_br %4, ^bb2(%2 : i64), ^bb4
  ^bb2(%5: i64):
    %6 = llvm.icmp "slt" %5, %1 : i64
    llvm.cond_br %6, ^bb3, ^bb5
  ^bb3:
    %7 = llvm.mul %3, %1 overflow<nsw, nuw> : i64
    %8 = llvm.add %7, %5 overflow<nsw, nuw> : i64
    %9 = llvm.getelementptr inbounds|nuw %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 : !llvm.ptr -> f32
    %11 = llvm.mul %5, %1 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %3 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %10, %13 : f32, !llvm.ptr
    %14 = llvm.add %5, %0 : i64
    llvm.br ^bb2(%14 : i64)
  ^bb4:
    llvm.return
  ^bb5:
    %15 = llvm.add %3, %0 : i64
    llvm.br ^bb1(%15 : i64)
  }
  llvm.func @fill(%arg0: i32) -> !llvm.ptr {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, i32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    llvm.br ^bb1(%0 : i64)
  ^bb1(%7: i64):
    %8 = llvm.icmp "slt" %7, %2 : i64
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:
    %9 = llvm.getelementptr inbounds|nuw %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %arg0, %9 : i32, !llvm.ptr
    %10 = llvm.add %7, %1 : i64
    llvm.br ^bb1(%10 : i64)
  ^bb3:
    llvm.return %6 : !llvm.ptr
  }
  llvm.func @twice(%arg0: !llvm.ptr) {
    llvm.call @transpose4(%arg0, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @transpose4(%arg0, %arg0) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
}
