// Right: mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: verify-lowering %S/../../examples/statistics.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @statistics: proved
// CHECK-DAG: @mean_and_spread: proved

module {
  llvm.func @statistics(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(i32, i32, i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i32, i64, i64)>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(2147483647 : i32) : i32
    %3 = llvm.mlir.constant(-2147483648 : i32) : i32
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.extractvalue %10[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.alloca %4 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<1 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    llvm.br ^bb1(%5, %2, %3, %1, %5 : i64, i32, i32, i64, i64)
  ^bb1(%15: i64, %16: i32, %17: i32, %18: i64, %19: i64):
    %20 = llvm.icmp "slt" %15, %14 : i64
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:
    %21 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 : !llvm.ptr -> i32
    %23 = llvm.icmp "slt" %22, %16 : i32
    %24 = llvm.select %23, %22, %16 : i1, i32
    %25 = llvm.select %23, %15, %19 : i1, i64
    %26 = llvm.intr.smax(%22, %17) : (i32, i32) -> i32
    %27 = llvm.sext %22 : i32 to i64
    %28 = llvm.add %18, %27 : i64
    %29 = llvm.add %15, %4 : i64
    llvm.br ^bb1(%29, %24, %26, %28, %25 : i64, i32, i32, i64, i64)
  ^bb3:
    %30 = llvm.insertvalue %16, %0[0] : !llvm.struct<(i32, i32, i64, i64)>
    %31 = llvm.insertvalue %17, %30[1] : !llvm.struct<(i32, i32, i64, i64)>
    %32 = llvm.insertvalue %18, %31[2] : !llvm.struct<(i32, i32, i64, i64)>
    %33 = llvm.insertvalue %19, %32[3] : !llvm.struct<(i32, i32, i64, i64)>
    llvm.return %33 : !llvm.struct<(i32, i32, i64, i64)>
  }
  llvm.func @mean_and_spread(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
    %1 = llvm.mlir.constant(32767 : i32) : i32
    %2 = llvm.mlir.constant(-32768 : i32) : i32
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.extractvalue %10[3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.alloca %4 x !llvm.array<1 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<1 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    llvm.br ^bb1(%5, %3, %1, %2 : i64, f32, i32, i32)
  ^bb1(%15: i64, %16: f32, %17: i32, %18: i32):
    %19 = llvm.icmp "slt" %15, %14 : i64
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:
    %20 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %21 = llvm.load %20 : !llvm.ptr -> i16
    %22 = llvm.sext %21 : i16 to i32
    %23 = llvm.sitofp %22 : i32 to f32
    %24 = llvm.fadd %16, %23 : f32
    %25 = llvm.intr.smin(%22, %17) : (i32, i32) -> i32
    %26 = llvm.intr.smax(%22, %18) : (i32, i32) -> i32
    %27 = llvm.add %15, %4 : i64
    llvm.br ^bb1(%27, %24, %25, %26 : i64, f32, i32, i32)
  ^bb3:
    %28 = llvm.trunc %14 : i64 to i32
    %29 = llvm.uitofp %28 : i32 to f32
    %30 = llvm.fdiv %16, %29 : f32
    %31 = llvm.sub %18, %17 : i32
    %32 = llvm.insertvalue %30, %0[0] : !llvm.struct<(f32, i32)>
    %33 = llvm.insertvalue %31, %32[1] : !llvm.struct<(f32, i32)>
    llvm.return %33 : !llvm.struct<(f32, i32)>
  }
}
