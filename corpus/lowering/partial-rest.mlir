// Everything but functions.
//
// RUN: lower-mlir %s -convert-arith-to-llvm -convert-cf-to-llvm -finalize-memref-to-llvm | FileCheck %s

func.func @f(%a: i32, %x: index, %c: i1, %m: memref<?xf32>) -> index {
  %0 = arith.addi %x, %x : index
  cf.cond_br %c, ^bb1(%0 : index), ^bb2
^bb1(%i: index):
  cf.br ^bb3(%i, %m : index, memref<?xf32>)
^bb2:
  cf.br ^bb1(%x : index)
^bb3(%j: index, %mm: memref<?xf32>):
  %l = memref.load %mm[%j] : memref<?xf32>
  return %j : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index, %arg2: i1, %arg3: memref<?xf32>) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg3 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %3 = llvm.add %2, %2 : i64
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1(%3 : i64), ^bb2
// CHECK-NEXT: ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: llvm.br ^bb3(%5, %1 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%0 : i64)
// CHECK-NEXT: ^bb3(%6: i64, %7: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb1
// CHECK-NEXT: %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %6 : i64 to index
// CHECK-NEXT: %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT: return %9 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
