// Wrong: the element above is read twice.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/stencil_strided.mlir --lowered %s | FileCheck %s
// CHECK: @stencil: refuted

module {
  llvm.func @stencil(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: f64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg7, %1[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg8, %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg9, %3[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg10, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg12, %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg11, %6[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %9 : !llvm.array<2 x i64>, !llvm.ptr
    %10 = llvm.getelementptr %9[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %11 = llvm.load %10 : !llvm.ptr -> i64
    %12 = llvm.alloca %0 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %8, %12 : !llvm.array<2 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.sub %11, %0 : i64
    %16 = llvm.sub %14, %0 : i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%17: i64):
    %18 = llvm.icmp "slt" %17, %15 : i64
    llvm.cond_br %18, ^bb2(%0 : i64), ^bb5
  ^bb2(%19: i64):
    %20 = llvm.icmp "slt" %19, %16 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:
    %21 = llvm.sub %17, %0 : i64
    %22 = llvm.add %17, %0 : i64
    %23 = llvm.sub %19, %0 : i64
    %24 = llvm.add %19, %0 : i64
    %25 = llvm.getelementptr %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %26 = llvm.mul %21, %arg5 : i64
    %27 = llvm.mul %19, %arg6 : i64
    %28 = llvm.add %26, %27 : i64
    %29 = llvm.getelementptr %25[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %30 = llvm.load %29 : !llvm.ptr -> f64
    %31 = llvm.mul %21, %arg5 : i64
    %32 = llvm.add %31, %27 : i64
    %33 = llvm.getelementptr %25[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %34 = llvm.load %33 : !llvm.ptr -> f64
    %35 = llvm.mul %17, %arg5 : i64
    %36 = llvm.mul %23, %arg6 : i64
    %37 = llvm.add %35, %36 : i64
    %38 = llvm.getelementptr %25[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %39 = llvm.load %38 : !llvm.ptr -> f64
    %40 = llvm.mul %24, %arg6 : i64
    %41 = llvm.add %35, %40 : i64
    %42 = llvm.getelementptr %25[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %43 = llvm.load %42 : !llvm.ptr -> f64
    %44 = llvm.add %35, %27 : i64
    %45 = llvm.getelementptr %25[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %46 = llvm.load %45 : !llvm.ptr -> f64
    %47 = llvm.fadd %30, %34  : f64
    %48 = llvm.fadd %39, %43  : f64
    %49 = llvm.fadd %47, %48  : f64
    %50 = llvm.fmul %49, %arg14  : f64
    %51 = llvm.fadd %46, %50  : f64
    %52 = llvm.getelementptr %arg8[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %53 = llvm.mul %17, %arg12 : i64
    %54 = llvm.mul %19, %arg13 : i64
    %55 = llvm.add %53, %54 : i64
    %56 = llvm.getelementptr %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %51, %56 : f64, !llvm.ptr
    llvm.br ^bb2(%24 : i64)
  ^bb4:
    %57 = llvm.add %17, %0 : i64
    llvm.br ^bb1(%57 : i64)
  ^bb5:
    llvm.return
  }
  llvm.func @blur_rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(64 : index) : i64
    %1 = llvm.mlir.constant(80 : index) : i64
    %2 = llvm.mlir.constant(0.333333343 : f32) : f32
    %3 = llvm.mlir.constant(63 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg4, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.extractvalue %12[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.alloca %4 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %13, %14 : !llvm.array<2 x i64>, !llvm.ptr
    %15 = llvm.getelementptr %14[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %16 = llvm.load %15 : !llvm.ptr -> i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%17: i64):
    %18 = llvm.icmp "slt" %17, %16 : i64
    llvm.cond_br %18, ^bb2(%4 : i64), ^bb5
  ^bb2(%19: i64):
    %20 = llvm.icmp "slt" %19, %3 : i64
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:
    %21 = llvm.sub %19, %4 : i64
    %22 = llvm.add %19, %4 : i64
    %23 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, f32
    %24 = llvm.mul %17, %1 : i64
    %25 = llvm.add %24, %21 : i64
    %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.load %26 : !llvm.ptr -> f32
    %28 = llvm.add %24, %19 : i64
    %29 = llvm.getelementptr %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.load %29 : !llvm.ptr -> f32
    %31 = llvm.add %24, %22 : i64
    %32 = llvm.getelementptr %23[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.load %32 : !llvm.ptr -> f32
    %34 = llvm.fadd %27, %30  : f32
    %35 = llvm.fadd %34, %33  : f32
    %36 = llvm.fmul %35, %2  : f32
    %37 = llvm.mul %17, %0 : i64
    %38 = llvm.add %37, %19 : i64
    %39 = llvm.getelementptr %arg8[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %39 : f32, !llvm.ptr
    llvm.br ^bb2(%22 : i64)
  ^bb4:
    %40 = llvm.add %17, %4 : i64
    llvm.br ^bb1(%40 : i64)
  ^bb5:
    llvm.return
  }
}
