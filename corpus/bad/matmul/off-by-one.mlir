// Wrong: the inner loop runs once too often.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/matmul.mlir --lowered %s --function=matmul | FileCheck %s
// CHECK: @matmul: refuted

module {
  llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg7, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg8, %3[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg9, %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg10, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg12, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg11, %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.extractvalue %14[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %16 : !llvm.array<2 x i64>, !llvm.ptr
    %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %18 = llvm.load %17 : !llvm.ptr -> i64
    %19 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %15, %19 : !llvm.array<2 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.extractvalue %8[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %22, %23 : !llvm.array<2 x i64>, !llvm.ptr
    %24 = llvm.getelementptr %23[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %25 = llvm.load %24 : !llvm.ptr -> i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%26: i64):
    %27 = llvm.icmp "slt" %26, %18 : i64
    llvm.cond_br %27, ^bb2(%1 : i64), ^bb7
  ^bb2(%28: i64):
    %29 = llvm.icmp "slt" %28, %25 : i64
    llvm.cond_br %29, ^bb3(%1 : i64), ^bb6
  ^bb3(%30: i64):
    %31 = llvm.icmp "sle" %30, %21 : i64
    llvm.cond_br %31, ^bb4, ^bb5
  ^bb4:
    %32 = llvm.mul %26, %arg5 overflow<nsw, nuw> : i64
    %33 = llvm.add %32, %30 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.load %34 : !llvm.ptr -> f32
    %36 = llvm.mul %30, %arg12 overflow<nsw, nuw> : i64
    %37 = llvm.add %36, %28 overflow<nsw, nuw> : i64
    %38 = llvm.getelementptr inbounds|nuw %arg8[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 : !llvm.ptr -> f32
    %40 = llvm.mul %26, %arg19 overflow<nsw, nuw> : i64
    %41 = llvm.add %40, %28 overflow<nsw, nuw> : i64
    %42 = llvm.getelementptr inbounds|nuw %arg15[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 : !llvm.ptr -> f32
    %44 = llvm.fmul %35, %39 : f32
    %45 = llvm.fadd %43, %44 : f32
    llvm.store %45, %42 : f32, !llvm.ptr
    %46 = llvm.add %30, %0 : i64
    llvm.br ^bb3(%46 : i64)
  ^bb5:
    %47 = llvm.add %28, %0 : i64
    llvm.br ^bb2(%47 : i64)
  ^bb6:
    %48 = llvm.add %26, %0 : i64
    llvm.br ^bb1(%48 : i64)
  ^bb7:
    llvm.return
  }
  llvm.func @matmul_static(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.constant(32 : index) : i64
    %1 = llvm.mlir.constant(16 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%5: i64):
    %6 = llvm.icmp "slt" %5, %1 : i64
    llvm.cond_br %6, ^bb2(%4 : i64), ^bb8
  ^bb2(%7: i64):
    %8 = llvm.icmp "slt" %7, %0 : i64
    llvm.cond_br %8, ^bb3, ^bb7
  ^bb3:
    %9 = llvm.mul %5, %0 overflow<nsw, nuw> : i64
    %10 = llvm.add %9, %7 overflow<nsw, nuw> : i64
    %11 = llvm.getelementptr inbounds|nuw %arg15[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %12 = llvm.load %11 : !llvm.ptr -> f64
    llvm.br ^bb4(%4, %12 : i64, f64)
  ^bb4(%13: i64, %14: f64):
    %15 = llvm.icmp "slt" %13, %2 : i64
    llvm.cond_br %15, ^bb5, ^bb6
  ^bb5:
    %16 = llvm.mul %5, %2 overflow<nsw, nuw> : i64
    %17 = llvm.add %16, %13 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %19 = llvm.load %18 : !llvm.ptr -> f64
    %20 = llvm.mul %13, %0 overflow<nsw, nuw> : i64
    %21 = llvm.add %20, %7 overflow<nsw, nuw> : i64
    %22 = llvm.getelementptr inbounds|nuw %arg8[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %23 = llvm.load %22 : !llvm.ptr -> f64
    %24 = llvm.fmul %19, %23 : f64
    %25 = llvm.fadd %14, %24 : f64
    %26 = llvm.add %13, %3 : i64
    llvm.br ^bb4(%26, %25 : i64, f64)
  ^bb6:
    llvm.store %14, %11 : f64, !llvm.ptr
    %27 = llvm.add %7, %3 : i64
    llvm.br ^bb2(%27 : i64)
  ^bb7:
    %28 = llvm.add %5, %3 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb8:
    llvm.return
  }
}
