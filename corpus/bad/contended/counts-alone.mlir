// Wrong: a load and a store instead of one update.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/contended.mlir --lowered %s | FileCheck %s
// CHECK: @count: refuted

module {
  llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.br ^bb1(%1 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.mul %arg6, %2 : i32
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i32
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i1)>
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i32)
  ^bb2:  // pred: ^bb1
    llvm.return %5 : i32
  }
  llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %2 = llvm.load %1 : !llvm.ptr -> i64
    %3 = llvm.add %2, %0 : i64
    llvm.store %3, %1 : i64, !llvm.ptr
    llvm.return %2 : i64
  }
}
