// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/statistics.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @statistics: proved
// CHECK-DAG: @mean_and_spread: proved

module {
  llvm.func @statistics(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32, i64, i64)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(-2147483648 : i32) : i32
    %9 = llvm.mlir.constant(2147483647 : i32) : i32
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %9, %8, %10, %6 : i64, i32, i32, i64, i64)
  ^bb1(%16: i64, %17: i32, %18: i32, %19: i64, %20: i64):
    %21 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:
    %22 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.getelementptr %22[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %17 : i32
    %26 = llvm.select %25, %24, %17 : i1, i32
    %27 = llvm.select %25, %16, %20 : i1, i64
    %28 = llvm.intr.smax(%24, %18)  : (i32, i32) -> i32
    %29 = llvm.sext %24 : i32 to i64
    %30 = llvm.add %19, %29 : i64
    %31 = llvm.add %16, %7 : i64
    llvm.br ^bb1(%31, %26, %28, %30, %27 : i64, i32, i32, i64, i64)
  ^bb3:
    %32 = llvm.mlir.undef : !llvm.struct<(i32, i32, i64, i64)>
    %33 = llvm.insertvalue %17, %32[0] : !llvm.struct<(i32, i32, i64, i64)>
    %34 = llvm.insertvalue %18, %33[1] : !llvm.struct<(i32, i32, i64, i64)>
    %35 = llvm.insertvalue %19, %34[2] : !llvm.struct<(i32, i32, i64, i64)>
    %36 = llvm.insertvalue %20, %35[3] : !llvm.struct<(i32, i32, i64, i64)>
    llvm.return %36 : !llvm.struct<(i32, i32, i64, i64)>
  }
  llvm.func @mean_and_spread(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(-32768 : i32) : i32
    %10 = llvm.mlir.constant(32767 : i32) : i32
    %11 = llvm.mlir.constant(1 : index) : i64
    %12 = llvm.extractvalue %5[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.alloca %11 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %12, %13 : !llvm.array<1 x i64>, !llvm.ptr
    %14 = llvm.getelementptr %13[0, %6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<1 x i64>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    llvm.br ^bb1(%6, %8, %10, %9 : i64, f32, i32, i32)
  ^bb1(%16: i64, %17: f32, %18: i32, %19: i32):
    %20 = llvm.icmp "slt" %16, %15 : i64
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:
    %21 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.getelementptr %21[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %23 = llvm.load %22 : !llvm.ptr -> i16
    %24 = llvm.sext %23 : i16 to i32
    %25 = llvm.sitofp %24 : i32 to f32
    %26 = llvm.fadd %17, %25  : f32
    %27 = llvm.intr.smin(%24, %18)  : (i32, i32) -> i32
    %28 = llvm.intr.smax(%24, %19)  : (i32, i32) -> i32
    %29 = llvm.add %16, %7 : i64
    llvm.br ^bb1(%29, %26, %27, %28 : i64, f32, i32, i32)
  ^bb3:
    %30 = llvm.trunc %15 : i64 to i32
    %31 = llvm.uitofp %30 : i32 to f32
    %32 = llvm.fdiv %17, %31  : f32
    %33 = llvm.sub %19, %18 : i32
    %34 = llvm.mlir.undef : !llvm.struct<(f32, i32)>
    %35 = llvm.insertvalue %32, %34[0] : !llvm.struct<(f32, i32)>
    %36 = llvm.insertvalue %33, %35[1] : !llvm.struct<(f32, i32)>
    llvm.return %36 : !llvm.struct<(f32, i32)>
  }
}
