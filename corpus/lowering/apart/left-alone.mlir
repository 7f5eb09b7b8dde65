// Passes by themselves leave alone what they have no pattern for, with casts around it.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts --allow-unregistered-dialect | FileCheck %s

func.func @unknown(%i: index, %m: memref<?xf32>) -> index {
  %0 = "foo.bar"(%i, %m) ({
    %2 = arith.addi %i, %i : index
    "foo.yield"(%2) : (index) -> ()
  }) : (index, memref<?xf32>) -> index
  %1 = arith.muli %0, %i : index
  return %1 : index
}
func.func @strided() -> memref<4xf32, strided<[2]>> {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}
func.func @view(%m: memref<4xf32>) -> memref<2xf32, strided<[1], offset: 1>> {
  %0 = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %0 : memref<2xf32, strided<[1], offset: 1>>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @unknown(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %8 = "foo.bar"(%7, %6) ({
// CHECK-NEXT: %11 = llvm.add %arg0, %arg0 : i64
// CHECK-NEXT: %12 = builtin.unrealized_conversion_cast %11 : i64 to index
// CHECK-NEXT: "foo.yield"(%12) : (index) -> ()
// CHECK-NEXT: }) : (index, memref<?xf32>) -> index
// CHECK-NEXT: %9 = builtin.unrealized_conversion_cast %8 : index to i64
// CHECK-NEXT: %10 = llvm.mul %9, %arg0 : i64
// CHECK-NEXT: llvm.return %10 : i64
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @strided() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<4xf32, strided<[2]>>
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %alloc : memref<4xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @view(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
// CHECK-NEXT: %subview = memref.subview %6[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
// CHECK-NEXT: %7 = builtin.unrealized_conversion_cast %subview : memref<2xf32, strided<[1], offset: 1>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
