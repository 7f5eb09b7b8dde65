// LLVM packs a vector's elements; those of a buffer take whole bytes, or more. Where the two are not the same, elements are moved one by
// one; with a mask, as the integers that fill those bytes. One element alone lies as it does in the buffer.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --quiet
// RUN: lower-mlir %s | sed 's/llvm.zext %%arg7 : vector<4xi1>/llvm.sext %%arg7 : vector<4xi1>/' | expect-status 1 verify-lowering %s --lowered - | FileCheck %s --check-prefix=WRONG
// WRONG: @masked_store: refuted: return-memory

func.func @bits(%m: memref<16xi1>, %i: index) -> vector<2xi1> {
  %v = vector.load %m[%i] : memref<16xi1>, vector<2xi1>
  return %v : vector<2xi1>
}

func.func @wide(%m: memref<16xf80>, %v: vector<2xf80>, %i: index) {
  vector.store %v, %m[%i] : memref<16xf80>, vector<2xf80>
  return
}

func.func @masked_load(%m: memref<?xi7>, %i: index, %mask: vector<4xi1>, %other: vector<4xi7>) -> vector<4xi7> {
  %v = vector.maskedload %m[%i], %mask, %other : memref<?xi7>, vector<4xi1>, vector<4xi7> into vector<4xi7>
  return %v : vector<4xi7>
}

func.func @masked_store(%m: memref<?xi1>, %i: index, %mask: vector<4xi1>, %v: vector<4xi1>) {
  vector.maskedstore %m[%i], %mask, %v : memref<?xi1>, vector<4xi1>, vector<4xi1>
  return
}

func.func @one(%m: memref<?xi1>, %i: index, %w: vector<1xi1>) -> vector<1xi1> {
  %v = vector.load %m[%i] : memref<?xi1>, vector<1xi1>
  vector.store %w, %m[%i] : memref<?xi1>, vector<1xi1>
  return %v : vector<1xi1>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @bits(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> vector<2xi1> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %8 = llvm.mlir.poison : vector<2xi1>
// CHECK-NEXT: %9 = llvm.load %7 : !llvm.ptr -> i1
// CHECK-NEXT: %10 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %11 = llvm.insertelement %9, %8[%10 : i64] : vector<2xi1>
// CHECK-NEXT: %12 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i1
// CHECK-NEXT: %13 = llvm.load %12 : !llvm.ptr -> i1
// CHECK-NEXT: %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %15 = llvm.insertelement %13, %11[%14 : i64] : vector<2xi1>
// CHECK-NEXT: llvm.return %15 : vector<2xi1>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @wide(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: vector<2xf80>, %arg6: i64) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, f80
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %9 = llvm.extractelement %arg5[%8 : i64] : vector<2xf80>
// CHECK-NEXT: llvm.store %9, %7 : f80, !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.extractelement %arg5[%10 : i64] : vector<2xf80>
// CHECK-NEXT: %12 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, f80
// CHECK-NEXT: llvm.store %11, %12 : f80, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @masked_load(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<4xi7>) -> vector<4xi7> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i7
// CHECK-NEXT: %8 = llvm.zext %arg7 : vector<4xi7> to vector<4xi8>
// CHECK-NEXT: %9 = llvm.intr.masked.load %7, %arg6, %8 {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi8>) -> vector<4xi8>
// CHECK-NEXT: %10 = llvm.trunc %9 : vector<4xi8> to vector<4xi7>
// CHECK-NEXT: llvm.return %10 : vector<4xi7>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @masked_store(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<4xi1>) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %8 = llvm.zext %arg7 : vector<4xi1> to vector<4xi8>
// CHECK-NEXT: llvm.intr.masked.store %8, %7, %arg6 {alignment = 1 : i32} : vector<4xi8>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @one(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<1xi1>) -> vector<1xi1> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: %8 = llvm.load %7 {alignment = 1 : i64} : !llvm.ptr -> vector<1xi1>
// CHECK-NEXT: %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT: llvm.store %arg6, %10 {alignment = 1 : i64} : vector<1xi1>, !llvm.ptr
// CHECK-NEXT: llvm.return %8 : vector<1xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }
