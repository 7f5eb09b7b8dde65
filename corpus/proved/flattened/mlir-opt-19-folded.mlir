// Right: mlir-opt 19's lowering after -fold-memref-alias-ops.
//
// RUN: verify-lowering %S/../../examples/flattened.mlir --lowered %s | FileCheck %s
// CHECK: 2 functions: 2 proved{{$}}

module {
  llvm.func @store_in_row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: f32) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %9 = llvm.insertvalue %arg8, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %10 = llvm.mlir.constant(20 : index) : i64
    %11 = llvm.mlir.constant(0 : index) : i64
    %12 = llvm.mlir.constant(-1 : index) : i64
    %13 = llvm.icmp "slt" %arg9, %11 : i64
    %14 = llvm.sub %12, %arg9 : i64
    %15 = llvm.select %13, %14, %arg9 : i1, i64
    %16 = llvm.sdiv %15, %10  : i64
    %17 = llvm.sub %12, %16 : i64
    %18 = llvm.select %13, %17, %16 : i1, i64
    %19 = llvm.mlir.constant(20 : index) : i64
    %20 = llvm.srem %arg9, %19  : i64
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.icmp "slt" %20, %21 : i64
    %23 = llvm.add %20, %19 : i64
    %24 = llvm.select %22, %23, %20 : i1, i64
    %25 = llvm.mlir.constant(5 : index) : i64
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.mlir.constant(-1 : index) : i64
    %28 = llvm.icmp "slt" %24, %26 : i64
    %29 = llvm.sub %27, %24 : i64
    %30 = llvm.select %28, %29, %24 : i1, i64
    %31 = llvm.sdiv %30, %25  : i64
    %32 = llvm.sub %27, %31 : i64
    %33 = llvm.select %28, %32, %31 : i1, i64
    %34 = llvm.mlir.constant(5 : index) : i64
    %35 = llvm.srem %arg9, %34  : i64
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.icmp "slt" %35, %36 : i64
    %38 = llvm.add %35, %34 : i64
    %39 = llvm.select %37, %38, %35 : i1, i64
    %40 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %41 = llvm.mlir.constant(20 : index) : i64
    %42 = llvm.mul %18, %41 : i64
    %43 = llvm.mlir.constant(5 : index) : i64
    %44 = llvm.mul %33, %43 : i64
    %45 = llvm.add %42, %44 : i64
    %46 = llvm.add %45, %39 : i64
    %47 = llvm.getelementptr %40[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg10, %47 : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @load_from_middle(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %9, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %10, %11[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.mlir.constant(4 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.mlir.constant(4 : index) : i64
    %16 = llvm.insertvalue %15, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.mlir.constant(8 : index) : i64
    %18 = llvm.insertvalue %17, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.mlir.constant(4 : index) : i64
    %20 = llvm.insertvalue %19, %18[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.mlir.constant(1 : index) : i64
    %22 = llvm.insertvalue %21, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.add %arg7, %23 : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.add %arg8, %25 : i64
    %27 = llvm.extractvalue %22[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %28 = llvm.mlir.constant(4 : index) : i64
    %29 = llvm.getelementptr %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %30 = llvm.mlir.constant(8 : index) : i64
    %31 = llvm.mul %24, %30 : i64
    %32 = llvm.add %31, %26 : i64
    %33 = llvm.getelementptr %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.load %33 : !llvm.ptr -> f32
    llvm.return %34 : f32
  }
}
