// Sum and carry of index values, which mlir-opt 22 gets the type of wrong.
//
// RUN: lower-mlir %s | FileCheck %s

func.func @f(%a: index, %b: index) -> (index, i1, index) {
  %0, %1 = arith.addui_extended %a, %b : index, i1
  %2, %3 = arith.mului_extended %a, %b : index
  return %0, %1, %3 : index, i1, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i1, i64)> {
// CHECK-NEXT: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i64, i64) -> !llvm.struct<(i64, i1)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT: %3 = llvm.zext %arg0 : i64 to i128
// CHECK-NEXT: %4 = llvm.zext %arg1 : i64 to i128
// CHECK-NEXT: %5 = llvm.mul %3, %4 : i128
// CHECK-NEXT: %6 = llvm.trunc %5 : i128 to i64
// CHECK-NEXT: %7 = llvm.mlir.constant(64 : i128) : i128
// CHECK-NEXT: %8 = llvm.lshr %5, %7 : i128
// CHECK-NEXT: %9 = llvm.trunc %8 : i128 to i64
// CHECK-NEXT: %10 = llvm.mlir.poison : !llvm.struct<(i64, i1, i64)>
// CHECK-NEXT: %11 = llvm.insertvalue %1, %10[0] : !llvm.struct<(i64, i1, i64)>
// CHECK-NEXT: %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(i64, i1, i64)>
// CHECK-NEXT: %13 = llvm.insertvalue %9, %12[2] : !llvm.struct<(i64, i1, i64)>
// CHECK-NEXT: llvm.return %13 : !llvm.struct<(i64, i1, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: }
