// Only functions: the rest stays, with casts in between.
//
// RUN: lower-mlir %s -convert-func-to-llvm | FileCheck %s

func.func @f(%a: i32, %x: index, %c: i1, %m: memref<?xf32>) -> index {
  %0 = arith.addi %x, %x : index
  %k = arith.constant 7 : index
  cf.cond_br %c, ^bb1(%0 : index), ^bb2
^bb1(%i: index):
  cf.br ^bb3(%k, %m : index, memref<?xf32>)
^bb2:
  cf.br ^bb1(%x : index)
^bb3(%j: index, %mm: memref<?xf32>):
  %l = memref.load %mm[%j] : memref<?xf32>
  return %j : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i64, %arg7: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg3, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg4, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg5, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg6, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %8 = arith.addi %7, %7 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: cf.cond_br %arg2, ^bb1(%8 : index), ^bb2
// CHECK-NEXT: ^bb1(%9: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: cf.br ^bb3(%c7, %6 : index, memref<?xf32>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb1(%7 : index)
// CHECK-NEXT: ^bb3(%10: index, %11: memref<?xf32>):  // pred: ^bb1
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %10 : index to i64
// CHECK-NEXT: %13 = memref.load %11[%10] : memref<?xf32>
// CHECK-NEXT: llvm.return %12 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
