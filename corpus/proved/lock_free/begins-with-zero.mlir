// Right: the first comparison is with zero, which costs an iteration.
//
// RUN: verify-lowering %S/../../examples/lock_free.mlir --function=subtract_from --check-runs=100 --lowered %s | FileCheck %s
// CHECK: 1 function: 1 proved{{$}}

module {
  llvm.func @subtract_from(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.sub %arg6, %2 : i64
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i64
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i64, i1)>
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i64, i1)>
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i64)
  ^bb2:  // pred: ^bb1
    llvm.return %5 : i64
  }
}
