// Right: which of two strides goes on is distinguished by the lesser one, which is another one where the memref is empty: nothing lies there.
//
// RUN: verify-lowering %S/Inputs/collapsed.mlir --lowered %s --check-runs=300 | FileCheck %s
// CHECK: @collapse: proved
// RUN: sed 's/intr\.smin/intr.smax/' %s > %t
// RUN: not verify-lowering %S/Inputs/collapsed.mlir --lowered %t | FileCheck %s --check-prefix=GREATER
// GREATER: @collapse: refuted

func.func @collapse(%m: memref<?x3x?xf32>) -> memref<?x?xf32> {
  %0 = builtin.unrealized_conversion_cast %m : memref<?x3x?xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %allocated = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %aligned = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %rows = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %columns = llvm.extractvalue %0[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %outer = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %inner = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %all = llvm.mul %rows, %three : i64
  %stride = llvm.intr.smin(%outer, %inner) : (i64, i64) -> i64
  %d0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d1 = llvm.insertvalue %allocated, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d2 = llvm.insertvalue %aligned, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d3 = llvm.insertvalue %zero, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d4 = llvm.insertvalue %all, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d5 = llvm.insertvalue %columns, %d4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d6 = llvm.insertvalue %stride, %d5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %d7 = llvm.insertvalue %one, %d6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  %1 = builtin.unrealized_conversion_cast %d7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
