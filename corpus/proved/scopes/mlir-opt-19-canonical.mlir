// Right: mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/scopes.mlir --lowered %s | FileCheck %s
// CHECK: 3 functions: 3 proved{{$}}

module {
  llvm.func @sized(%arg0: i64, %arg1: f32) -> f32 {
    %0 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
    llvm.store %arg1, %1 : f32, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> f32
    llvm.intr.stackrestore %0 : !llvm.ptr
    llvm.br ^bb2(%2 : f32)
  ^bb2(%3: f32):  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return %3 : f32
  }
  llvm.func @each(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%3: i64):  // 2 preds: ^bb0, ^bb4
    %4 = llvm.icmp "slt" %3, %arg5 : i64
    llvm.cond_br %4, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %5 = llvm.intr.stacksave : !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %6 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    %7 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    %9 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
    llvm.store %8, %9 : f32, !llvm.ptr
    %10 = llvm.load %9 : !llvm.ptr -> f32
    llvm.store %10, %7 : f32, !llvm.ptr
    llvm.intr.stackrestore %5 : !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    %11 = llvm.add %3, %1 : i64
    llvm.br ^bb1(%11 : i64)
  ^bb5:  // pred: ^bb1
    llvm.return
  }
  llvm.func @reshaped(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i64) -> f32 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.getelementptr %arg6[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %2 = llvm.load %1 : !llvm.ptr -> i64
    %3 = llvm.mul %2, %0 : i64
    %4 = llvm.mul %arg10, %3 : i64
    %5 = llvm.add %4, %arg11 : i64
    %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    llvm.return %7 : f32
  }
}
