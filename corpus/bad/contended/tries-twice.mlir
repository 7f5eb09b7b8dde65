// Wrong: a second round that fails is the last one.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/contended.mlir --lowered %s | FileCheck %s
// CHECK: @scale: refuted

module {
  llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    %2 = llvm.mul %arg6, %1 : i32
    %3 = llvm.cmpxchg %0, %1, %2 acq_rel monotonic : !llvm.ptr, i32
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(i32, i1)>
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %5, ^bb2(%4 : i32), ^bb1(%4 : i32)
  ^bb1(%6: i32):  // pred: ^bb0
    %7 = llvm.mul %arg6, %6 : i32
    %8 = llvm.cmpxchg %0, %6, %7 acq_rel monotonic : !llvm.ptr, i32
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
    llvm.br ^bb2(%9 : i32)
  ^bb2(%10: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %10 : i32
  }
  llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.getelementptr %7[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.atomicrmw add %8, %6 acq_rel : !llvm.ptr, i64
    llvm.return %9 : i64
  }
}
