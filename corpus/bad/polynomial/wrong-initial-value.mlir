// Wrong: the sum starts at the point instead of zero.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/polynomial.mlir --lowered %s | FileCheck %s
// CHECK: @polynomial: refuted

module {
  llvm.func @polynomial(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg5, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg6, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg7, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg8, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg2, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.alloca %1 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %16, %17 : !llvm.array<1 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.sub %15, %1 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%21: i64):
    %22 = llvm.icmp "slt" %21, %19 : i64
    llvm.cond_br %22, ^bb2, ^bb6
  ^bb2:
    %23 = llvm.getelementptr inbounds|nuw %arg6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 : !llvm.ptr -> f32
    %25 = llvm.fpext %24 : f32 to f64
    llvm.br ^bb3(%2, %25 : i64, f64)
  ^bb3(%26: i64, %27: f64):
    %28 = llvm.icmp "slt" %26, %15 : i64
    llvm.cond_br %28, ^bb4, ^bb5
  ^bb4:
    %29 = llvm.sub %20, %26 : i64
    %30 = llvm.getelementptr inbounds|nuw %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %31 = llvm.load %30 : !llvm.ptr -> f64
    %32 = llvm.fmul %27, %25 : f64
    %33 = llvm.fadd %32, %31 : f64
    %34 = llvm.add %26, %1 : i64
    llvm.br ^bb3(%34, %33 : i64, f64)
  ^bb5:
    %35 = llvm.fptrunc %27 : f64 to f32
    %36 = llvm.getelementptr inbounds|nuw %arg11[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %35, %36 : f32, !llvm.ptr
    %37 = llvm.add %21, %1 : i64
    llvm.br ^bb1(%37 : i64)
  ^bb6:
    llvm.return
  }
}
