// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
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
    llvm.br ^bb1(%5, %2, %3, %1, %5 : i64, i32, i32, i64, i64)
  ^bb1(%6: i64, %7: i32, %8: i32, %9: i64, %10: i64):
    %11 = llvm.icmp "slt" %6, %arg3 : i64
    llvm.cond_br %11, ^bb2, ^bb3
  ^bb2:
    %12 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %7 : i32
    %15 = llvm.select %14, %13, %7 : i1, i32
    %16 = llvm.select %14, %6, %10 : i1, i64
    %17 = llvm.intr.smax(%13, %8) : (i32, i32) -> i32
    %18 = llvm.sext %13 : i32 to i64
    %19 = llvm.add %9, %18 : i64
    %20 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%20, %15, %17, %19, %16 : i64, i32, i32, i64, i64)
  ^bb3:
    %21 = llvm.insertvalue %7, %0[0] : !llvm.struct<(i32, i32, i64, i64)>
    %22 = llvm.insertvalue %8, %21[1] : !llvm.struct<(i32, i32, i64, i64)>
    %23 = llvm.insertvalue %9, %22[2] : !llvm.struct<(i32, i32, i64, i64)>
    %24 = llvm.insertvalue %10, %23[3] : !llvm.struct<(i32, i32, i64, i64)>
    llvm.return %24 : !llvm.struct<(i32, i32, i64, i64)>
  }
  llvm.func @mean_and_spread(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(f32, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
    %1 = llvm.mlir.constant(32767 : i32) : i32
    %2 = llvm.mlir.constant(-32768 : i32) : i32
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%5, %3, %1, %2 : i64, f32, i32, i32)
  ^bb1(%6: i64, %7: f32, %8: i32, %9: i32):
    %10 = llvm.icmp "slt" %6, %arg3 : i64
    llvm.cond_br %10, ^bb2, ^bb3
  ^bb2:
    %11 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %12 = llvm.load %11 : !llvm.ptr -> i16
    %13 = llvm.sext %12 : i16 to i32
    %14 = llvm.sitofp %13 : i32 to f32
    %15 = llvm.fadd %7, %14 : f32
    %16 = llvm.intr.smin(%13, %8) : (i32, i32) -> i32
    %17 = llvm.intr.smax(%13, %9) : (i32, i32) -> i32
    %18 = llvm.add %6, %4 : i64
    llvm.br ^bb1(%18, %15, %16, %17 : i64, f32, i32, i32)
  ^bb3:
    %19 = llvm.trunc %arg3 : i64 to i32
    %20 = llvm.uitofp %19 : i32 to f32
    %21 = llvm.fdiv %7, %20 : f32
    %22 = llvm.sub %9, %8 : i32
    %23 = llvm.insertvalue %21, %0[0] : !llvm.struct<(f32, i32)>
    %24 = llvm.insertvalue %22, %23[1] : !llvm.struct<(f32, i32)>
    llvm.return %24 : !llvm.struct<(f32, i32)>
  }
}
