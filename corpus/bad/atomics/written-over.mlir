// Wrong: the old value is put back instead of the product. The next store writes over it, so that only another thread sees that.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/atomics.mlir --lowered %s --function=multiply | FileCheck %s
// CHECK: @multiply: refuted: call-argument: an atomic update stores another value

module {
  llvm.func @multiply(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.load %7 : !llvm.ptr -> i32
    llvm.br ^bb1(%8 : i32)
  ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb1
    %10 = llvm.cmpxchg %7, %9, %9 acq_rel monotonic : !llvm.ptr, i32
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(i32, i1)>
    %12 = llvm.extractvalue %10[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %12, ^bb2, ^bb1(%11 : i32)
  ^bb2:  // pred: ^bb1
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.getelementptr %13[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %11, %14 : i32, !llvm.ptr
    %15 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.getelementptr %15[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 : !llvm.ptr -> i32
    llvm.return %17 : i32
  }
}
