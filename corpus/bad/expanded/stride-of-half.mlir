// Wrong: the stride of the first dimension is that of a block of all six.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/expanded.mlir --lowered %s | FileCheck %s
// CHECK: @blocks_of_row: refuted

module {
  llvm.func @block_element(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> !llvm.struct<(f32, i64)> {
    %0 = llvm.mlir.undef : !llvm.struct<(f32, i64)>
    %1 = llvm.mlir.constant(-1 : index) : i64
    %2 = llvm.mlir.constant(5 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.icmp "slt" %arg4, %3 : i64
    %5 = llvm.sub %1, %arg4 : i64
    %6 = llvm.select %4, %5, %arg4 : i1, i64
    %7 = llvm.sdiv %6, %2  : i64
    %8 = llvm.sub %1, %7 : i64
    %9 = llvm.select %4, %8, %7 : i1, i64
    %10 = llvm.mul %arg7, %arg5 : i64
    %11 = llvm.mul %arg8, %2 : i64
    %12 = llvm.add %10, %11 : i64
    %13 = llvm.add %12, %arg9 : i64
    %14 = llvm.getelementptr %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 : !llvm.ptr -> f32
    %16 = llvm.insertvalue %15, %0[0] : !llvm.struct<(f32, i64)>
    %17 = llvm.insertvalue %9, %16[1] : !llvm.struct<(f32, i64)>
    llvm.return %17 : !llvm.struct<(f32, i64)>
  }
  llvm.func @blocks_of_row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = llvm.mlir.constant(3 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(-1 : index) : i64
    %4 = llvm.mlir.constant(6 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.icmp "slt" %arg3, %5 : i64
    %7 = llvm.sub %3, %arg3 : i64
    %8 = llvm.select %6, %7, %arg3 : i1, i64
    %9 = llvm.sdiv %8, %4  : i64
    %10 = llvm.sub %3, %9 : i64
    %11 = llvm.select %6, %10, %9 : i1, i64
    %12 = llvm.sdiv %8, %4  : i64
    %13 = llvm.sub %3, %12 : i64
    %14 = llvm.select %6, %13, %12 : i1, i64
    %15 = llvm.mul %14, %arg4 : i64
    %16 = llvm.mul %arg4, %1 : i64
    %17 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %20 = llvm.insertvalue %2, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %21 = llvm.insertvalue %15, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %22 = llvm.insertvalue %11, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %23 = llvm.insertvalue %16, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %24 = llvm.insertvalue %1, %23[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %25 = llvm.insertvalue %arg4, %24[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    llvm.return %25 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  }
}

