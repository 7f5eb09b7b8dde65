// index of 32 bits, by option.
//
// RUN: lower-mlir %s -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -convert-index-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts | FileCheck %s

func.func @all(%m: memref<?x4xf32>, %i: index, %v: i64, %u: memref<*xf32>) -> (index, f32, memref<?x4xf32>) {
  %0 = arith.index_cast %v : i64 to index
  %1 = arith.addi %0, %i : index
  %2 = memref.load %m[%1, %i] : memref<?x4xf32>
  %3 = memref.alloc(%1) : memref<?x4xf32>
  %4 = index.casts %v : i64 to index
  %5 = memref.dim %u, %4 : memref<*xf32>
  %6 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %7 = memref.cast %6 : memref<*xf32> to memref<?x4xf32>
  memref.copy %7, %3 : memref<?x4xf32> to memref<?x4xf32>
  cf.br ^next(%5 : index)
^next(%k: index):
  return %k, %2, %3 : index, f32, memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: llvm.func @all(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i32, %arg10: !llvm.ptr) -> !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg9, %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg10, %1[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %11 = llvm.trunc %arg8 : i64 to i32
// CHECK-NEXT: %12 = llvm.add %11, %arg7 : i32
// CHECK-NEXT: %13 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %15 = llvm.mul %12, %14 : i32
// CHECK-NEXT: %16 = llvm.add %15, %arg7 : i32
// CHECK-NEXT: %17 = llvm.getelementptr %13[%16] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %18 = llvm.load %17 : !llvm.ptr -> f32
// CHECK-NEXT: %19 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %20 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %21 = llvm.mul %19, %12 : i32
// CHECK-NEXT: %22 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %23 = llvm.getelementptr %22[%21] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %24 = llvm.ptrtoint %23 : !llvm.ptr to i32
// CHECK-NEXT: %25 = llvm.call @malloc(%24) : (i32) -> !llvm.ptr
// CHECK-NEXT: %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %27 = llvm.insertvalue %25, %26[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %29 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %30 = llvm.insertvalue %29, %28[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %31 = llvm.insertvalue %12, %30[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %32 = llvm.insertvalue %19, %31[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %33 = llvm.insertvalue %19, %32[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %34 = llvm.insertvalue %20, %33[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %35 = llvm.trunc %arg8 : i64 to i32
// CHECK-NEXT: %36 = llvm.extractvalue %2[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %37 = llvm.getelementptr %36[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %38 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %39 = llvm.add %38, %35 : i32
// CHECK-NEXT: %40 = llvm.getelementptr %37[%39] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: %41 = llvm.load %40 : !llvm.ptr -> i32
// CHECK-NEXT: %42 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %43 = llvm.alloca %42 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %10, %43 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT: %44 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT: %45 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %46 = llvm.insertvalue %44, %45[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %47 = llvm.insertvalue %43, %46[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %48 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %49 = llvm.extractvalue %10[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %50 = llvm.mul %48, %49 : i32
// CHECK-NEXT: %51 = llvm.extractvalue %10[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %52 = llvm.mul %50, %51 : i32
// CHECK-NEXT: %53 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %54 = llvm.getelementptr %53[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %55 = llvm.ptrtoint %54 : !llvm.ptr to i32
// CHECK-NEXT: %56 = llvm.mul %52, %55 : i32
// CHECK-NEXT: %57 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %58 = llvm.extractvalue %10[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %59 = llvm.getelementptr %57[%58] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %60 = llvm.extractvalue %34[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %61 = llvm.extractvalue %34[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %62 = llvm.getelementptr %60[%61] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: "llvm.intr.memcpy"(%62, %59, %56) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: llvm.br ^bb1(%41 : i32)
// CHECK-NEXT: ^bb1(%63: i32):  // pred: ^bb0
// CHECK-NEXT: %64 = llvm.mlir.poison : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %65 = llvm.insertvalue %63, %64[0] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %66 = llvm.insertvalue %18, %65[1] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %67 = llvm.insertvalue %34, %66[2] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: llvm.return %67 : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
