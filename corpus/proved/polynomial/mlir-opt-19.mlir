// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/polynomial.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @polynomial: proved

module {
  llvm.func @polynomial(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64, %arg13: i64, %arg14: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg13, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg14, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg6, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg7, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg8, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg9, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %arg0, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %14 = llvm.insertvalue %arg1, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %arg2, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %arg3, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.insertvalue %arg4, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %21 = llvm.mlir.constant(1 : index) : i64
    %22 = llvm.extractvalue %17[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.alloca %21 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %22, %23 : !llvm.array<1 x i64>, !llvm.ptr
    %24 = llvm.getelementptr %23[0, %18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %25 = llvm.load %24 : !llvm.ptr -> i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.extractvalue %11[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %28 = llvm.alloca %26 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %27, %28 : !llvm.array<1 x i64>, !llvm.ptr
    %29 = llvm.getelementptr %28[0, %18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %30 = llvm.load %29 : !llvm.ptr -> i64
    %31 = llvm.sub %25, %19 : i64
    llvm.br ^bb1(%18 : i64)
  ^bb1(%32: i64):
    %33 = llvm.icmp "slt" %32, %30 : i64
    llvm.cond_br %33, ^bb2, ^bb6
  ^bb2:
    %34 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %35 = llvm.getelementptr %34[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 : !llvm.ptr -> f32
    %37 = llvm.fpext %36 : f32 to f64
    llvm.br ^bb3(%18, %20 : i64, f64)
  ^bb3(%38: i64, %39: f64):
    %40 = llvm.icmp "slt" %38, %25 : i64
    llvm.cond_br %40, ^bb4, ^bb5
  ^bb4:
    %41 = llvm.sub %31, %38 : i64
    %42 = llvm.extractvalue %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %43 = llvm.getelementptr %42[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %44 = llvm.load %43 : !llvm.ptr -> f64
    %45 = llvm.fmul %39, %37  : f64
    %46 = llvm.fadd %45, %44  : f64
    %47 = llvm.add %38, %19 : i64
    llvm.br ^bb3(%47, %46 : i64, f64)
  ^bb5:
    %48 = llvm.fptrunc %39 : f64 to f32
    %49 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %50 = llvm.getelementptr %49[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %48, %50 : f32, !llvm.ptr
    %51 = llvm.add %32, %19 : i64
    llvm.br ^bb1(%51 : i64)
  ^bb6:
    llvm.return
  }
}
