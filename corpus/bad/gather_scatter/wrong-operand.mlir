// Wrong: the value is added to itself instead of to the slot.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/gather_scatter.mlir --lowered %s | FileCheck %s
// CHECK: @scatter_add: refuted

module {
  llvm.func @gather(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: !llvm.ptr, %arg13: !llvm.ptr, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg7, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg8, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg9, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg10, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.extractvalue %14[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %16 : !llvm.array<2 x i64>, !llvm.ptr
    %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %18 = llvm.load %17 : !llvm.ptr -> i64
    %19 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %19 : !llvm.array<2 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %22, %23 : !llvm.array<1 x i64>, !llvm.ptr
    %24 = llvm.getelementptr %23[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %25 = llvm.load %24 : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%26: i64):
    %27 = llvm.icmp "slt" %26, %25 : i64
    llvm.cond_br %27, ^bb2, ^bb9
  ^bb2:
    %28 = llvm.getelementptr inbounds|nuw %arg8[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %29 = llvm.load %28 : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.icmp "ult" %30, %18 : i64
    llvm.br ^bb3(%2 : i64)
  ^bb3(%32: i64):
    %33 = llvm.icmp "slt" %32, %21 : i64
    llvm.cond_br %33, ^bb4, ^bb8
  ^bb4:
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:
    %34 = llvm.mul %30, %arg5 overflow<nsw, nuw> : i64
    %35 = llvm.add %34, %32 overflow<nsw, nuw> : i64
    %36 = llvm.getelementptr inbounds|nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 : !llvm.ptr -> f32
    %38 = llvm.mul %26, %arg17 overflow<nsw, nuw> : i64
    %39 = llvm.add %38, %32 overflow<nsw, nuw> : i64
    %40 = llvm.getelementptr inbounds|nuw %arg13[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %37, %40 : f32, !llvm.ptr
    llvm.br ^bb7
  ^bb6:
    %41 = llvm.mul %26, %arg17 overflow<nsw, nuw> : i64
    %42 = llvm.add %41, %32 overflow<nsw, nuw> : i64
    %43 = llvm.getelementptr inbounds|nuw %arg13[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %0, %43 : f32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %44 = llvm.add %32, %1 : i64
    llvm.br ^bb3(%44 : i64)
  ^bb8:
    %45 = llvm.add %26, %1 : i64
    llvm.br ^bb1(%45 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @scatter_add(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
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
    %13 = llvm.getelementptr inbounds|nuw %arg6[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds|nuw %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 : !llvm.ptr -> f32
    %17 = llvm.getelementptr inbounds|nuw %arg11[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 : !llvm.ptr -> f32
    %19 = llvm.fadd %16, %16 : f32
    llvm.store %19, %17 : f32, !llvm.ptr
    %20 = llvm.add %11, %0 : i64
    llvm.br ^bb1(%20 : i64)
  ^bb3:
    llvm.return
  }
}
