// Wrong: the counter is halved upwards.
// Otherwise mlir-opt 22's lowering after -arith-unsigned-when-equivalent.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/every_other.mlir --lowered %s | FileCheck %s
// CHECK: @alternating: refuted

module {
  llvm.func @alternating(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1(%6, %9 : i64, i32)
  ^bb1(%10: i64, %11: i32):  // 2 preds: ^bb0, ^bb2
    %12 = llvm.icmp "slt" %10, %arg0 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %up = llvm.add %10, %7 : i64
    %13 = llvm.udiv %up, %8 : i64
    %14 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.getelementptr inbounds|nuw %14[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 : !llvm.ptr -> i32
    %17 = llvm.urem %10, %8 : i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.mul %16, %18 : i32
    %20 = llvm.add %11, %19 : i32
    %21 = llvm.add %10, %7 : i64
    llvm.br ^bb1(%21, %20 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %11 : i32
  }
}
