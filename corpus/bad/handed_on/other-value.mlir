// Wrong: the loop that is left out gives another value than the one it was handed.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/handed_on.mlir --lowered %s --function=loads | FileCheck %s
// CHECK: @loads: refuted

module {
  llvm.func @all_ways(%arg0: i64, %arg1: i64, %arg2: i64) -> !llvm.struct<(i64, i64, i64)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%0, %arg1 : i64, i64)
  ^bb1(%2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%5, %arg2 : i64, i64)
  ^bb3:  // pred: ^bb1
    %6 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64)>
    %7 = llvm.insertvalue %arg2, %6[0] : !llvm.struct<(i64, i64, i64)>
    %8 = llvm.insertvalue %3, %7[1] : !llvm.struct<(i64, i64, i64)>
    %9 = llvm.insertvalue %arg1, %8[2] : !llvm.struct<(i64, i64, i64)>
    llvm.return %9 : !llvm.struct<(i64, i64, i64)>
  }
  llvm.func @loads(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i32) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    %15 = llvm.mlir.constant(0 : i32) : i32
    llvm.return %15 : i32
  }
}
