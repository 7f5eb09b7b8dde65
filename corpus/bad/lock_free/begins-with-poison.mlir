// Wrong: the first round compares with something that was never there: poison (@subtract), undef (@scale). In later rounds it would be what
// was found; @subtract_from begins with zero, which costs a round and is right.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/lock_free.mlir --lowered %s --function=subtract | FileCheck %s --check-prefix=POISON
// RUN: expect-status 1 verify-lowering %S/../../examples/lock_free.mlir --lowered %s --function=scale | FileCheck %s --check-prefix=UNDEF
// RUN: verify-lowering %S/../../examples/lock_free.mlir --lowered %s --function=subtract_from --check-runs=100
// POISON: @subtract: refuted: cut-values: the lowering is undefined: a compare-exchange depends on poison
// UNDEF: @scale: refuted: cut-values

module {
  llvm.func @subtract(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %1 = llvm.mlir.poison : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.sub %2, %arg6 : i64
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i64
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i64, i1)>
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i64, i1)>
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i64)
  ^bb2:  // pred: ^bb1
    llvm.return %5 : i64
  }
  llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.mlir.undef : i32
    llvm.br ^bb1(%1 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.mul %2, %arg6 : i32
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i32
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i1)>
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i32)
  ^bb2:  // pred: ^bb1
    llvm.return %5 : i32
  }
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
