// Wrong: the operands of the select are exchanged.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/mask_select.mlir --lowered %s | FileCheck %s
// CHECK: @blend: refuted

module {
  llvm.func @mask_range(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: f64, %arg6: f64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<1 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    llvm.br ^bb1(%2, %0 : i64, i32)
  ^bb1(%12: i64, %13: i32):
    %14 = llvm.icmp "slt" %12, %11 : i64
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:
    %15 = llvm.getelementptr inbounds|nuw %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 : !llvm.ptr -> f64
    %17 = llvm.fcmp "oge" %16, %arg5 : f64
    %18 = llvm.fcmp "ole" %16, %arg6 : f64
    %19 = llvm.and %17, %18 : i1
    %20 = llvm.getelementptr inbounds|nuw %arg8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %19, %20 : i1, !llvm.ptr
    %21 = llvm.zext %19 : i1 to i32
    %22 = llvm.add %13, %21 : i32
    %23 = llvm.add %12, %1 : i64
    llvm.br ^bb1(%23, %22 : i64, i32)
  ^bb3:
    llvm.return %13 : i32
  }
  llvm.func @blend(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: !llvm.ptr, %arg16: !llvm.ptr, %arg17: i64, %arg18: i64, %arg19: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg15, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg16, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg17, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg18, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.extractvalue %6[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.alloca %0 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %7, %8 : !llvm.array<1 x i64>, !llvm.ptr
    %9 = llvm.getelementptr %8[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %10 = llvm.load %9 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%11: i64):
    %12 = llvm.icmp "slt" %11, %10 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:
    %13 = llvm.getelementptr inbounds|nuw %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %14 = llvm.load %13 : !llvm.ptr -> i1
    %15 = llvm.getelementptr inbounds|nuw %arg6[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %16 = llvm.load %15 : !llvm.ptr -> f64
    %17 = llvm.getelementptr inbounds|nuw %arg11[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %18 = llvm.load %17 : !llvm.ptr -> f64
    %19 = llvm.select %14, %18, %16 : i1, f64
    %20 = llvm.getelementptr inbounds|nuw %arg16[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %19, %20 : f64, !llvm.ptr
    %21 = llvm.add %11, %0 : i64
    llvm.br ^bb1(%21 : i64)
  ^bb3:
    llvm.return
  }
}
