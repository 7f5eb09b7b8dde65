// The data layout says how wide index is, for every dialect.
//
// RUN: lower-mlir %s | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%m: memref<?xf32>, %i: index) -> (f32, index) {
    %c = arith.constant 3 : index
    %0 = arith.addi %i, %c : index
    %1 = memref.load %m[%0] : memref<?xf32>
    cf.br ^next(%0 : index)
  ^next(%k: index):
    return %1, %k : f32, index
  }
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) -> !llvm.struct<(f32, i32)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(3 : index) : i32
// CHECK-NEXT: %7 = llvm.add %arg5, %6 : i32
// CHECK-NEXT: %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %9 = llvm.getelementptr %8[%7] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %10 = llvm.load %9 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.br ^bb1(%7 : i32)
// CHECK-NEXT: ^bb1(%11: i32):  // pred: ^bb0
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.struct<(f32, i32)>
// CHECK-NEXT: %13 = llvm.insertvalue %10, %12[0] : !llvm.struct<(f32, i32)>
// CHECK-NEXT: %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(f32, i32)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(f32, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: }
