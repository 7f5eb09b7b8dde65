// Wrong: as opt -O1 writes a quotient that is rounded down, but by 9.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/optimized/Inputs/expanded.mlir --lowered %s | FileCheck %s
// CHECK: @expanded: refuted

llvm.func @expanded(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
  %0 = llvm.mlir.constant(63 : i64) : i64
  %1 = llvm.mlir.constant(10 : i64) : i64
  %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(5 : i64) : i64
  %5 = llvm.mlir.constant(2 : i64) : i64
  %6 = llvm.mlir.constant(1 : i64) : i64
  %7 = llvm.ashr %arg3, %0 : i64
  %8 = llvm.xor %7, %arg3 : i64
  %c9 = llvm.mlir.constant(9 : i64) : i64
  %9 = llvm.sdiv %8, %c9 : i64
  %10 = llvm.xor %9, %7 : i64
  %11 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %12 = llvm.insertvalue %arg1, %11[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %13 = llvm.insertvalue %3, %12[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %14 = llvm.insertvalue %10, %13[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %15 = llvm.insertvalue %1, %14[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %16 = llvm.insertvalue %4, %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %17 = llvm.insertvalue %5, %16[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %18 = llvm.insertvalue %5, %17[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %19 = llvm.insertvalue %6, %18[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  llvm.return %19 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
}
