// Right: mlir-opt 22's lowering of all but the memrefs.
//
// RUN: verify-lowering %S/../../examples/expanded.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @block_element: proved
// CHECK-DAG: @blocks_of_row: proved

module {
  llvm.func @block_element(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64) -> !llvm.struct<(f32, i64)> {
    %0 = builtin.unrealized_conversion_cast %arg9 : i64 to index
    %1 = builtin.unrealized_conversion_cast %arg8 : i64 to index
    %2 = builtin.unrealized_conversion_cast %arg7 : i64 to index
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
    %12 = llvm.mlir.constant(1 : index) : i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %11 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %14 = builtin.unrealized_conversion_cast %sizes#1 : index to i64
    %15 = llvm.mlir.constant(5 : index) : i64
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.mlir.constant(-1 : index) : i64
    %18 = llvm.icmp "slt" %14, %16 : i64
    %19 = llvm.sub %17, %14 : i64
    %20 = llvm.select %18, %19, %14 : i1, i64
    %21 = llvm.sdiv %20, %15 : i64
    %22 = llvm.sub %17, %21 : i64
    %23 = llvm.select %18, %22, %21 : i1, i64
    %24 = builtin.unrealized_conversion_cast %23 : i64 to index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%sizes#0, %24, 5], strides: [%strides#0, 5, 1] : memref<f32> to memref<?x?x5xf32>
    %25 = memref.load %reinterpret_cast[%2, %1, %0] : memref<?x?x5xf32>
    %dim = memref.dim %reinterpret_cast, %13 : memref<?x?x5xf32>
    %26 = builtin.unrealized_conversion_cast %dim : index to i64
    %27 = llvm.mlir.poison : !llvm.struct<(f32, i64)>
    %28 = llvm.insertvalue %25, %27[0] : !llvm.struct<(f32, i64)>
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(f32, i64)>
    llvm.return %29 : !llvm.struct<(f32, i64)>
  }
  llvm.func @blocks_of_row(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %6 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %7 = builtin.unrealized_conversion_cast %strides : index to i64
    %8 = builtin.unrealized_conversion_cast %sizes : index to i64
    %9 = llvm.mlir.constant(6 : index) : i64
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.mlir.constant(-1 : index) : i64
    %12 = llvm.icmp "slt" %8, %10 : i64
    %13 = llvm.sub %11, %8 : i64
    %14 = llvm.select %12, %13, %8 : i1, i64
    %15 = llvm.sdiv %14, %9 : i64
    %16 = llvm.sub %11, %15 : i64
    %17 = llvm.select %12, %16, %15 : i1, i64
    %18 = builtin.unrealized_conversion_cast %17 : i64 to index
    %19 = llvm.mlir.constant(2 : index) : i64
    %20 = llvm.mlir.constant(0 : index) : i64
    %21 = llvm.mlir.constant(-1 : index) : i64
    %22 = llvm.icmp "slt" %8, %20 : i64
    %23 = llvm.sub %21, %8 : i64
    %24 = llvm.select %22, %23, %8 : i1, i64
    %25 = llvm.sdiv %24, %19 : i64
    %26 = llvm.sub %21, %25 : i64
    %27 = llvm.select %22, %26, %25 : i1, i64
    %28 = llvm.mul %27, %7 overflow<nsw> : i64
    %29 = builtin.unrealized_conversion_cast %28 : i64 to index
    %30 = llvm.mlir.constant(3 : index) : i64
    %31 = llvm.mul %7, %30 overflow<nsw> : i64
    %32 = builtin.unrealized_conversion_cast %31 : i64 to index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [2, %18, 3], strides: [%29, %32, %strides] : memref<f32> to memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>>
    %33 = builtin.unrealized_conversion_cast %reinterpret_cast : memref<2x?x3xf32, strided<[?, ?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    llvm.return %33 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  }
}

