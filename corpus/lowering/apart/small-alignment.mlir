// An alignment below that of an element is not enough for the accesses: the buffer gets the element's own.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --quiet

func.func @f(%x: i32, %i: index) -> i32 {
  %m = memref.alloca() {alignment = 1} : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  %y = memref.load %m[%i] : memref<4xi32>
  return %y : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %arg0, %11 : i32, !llvm.ptr
// CHECK-NEXT: %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %14 = llvm.load %13 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %14 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
