// index of 32 bits, by option.
//
// RUN: lower-mlir %s -convert-func-to-llvm=index-bitwidth=32 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -convert-index-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts | FileCheck %s

func.func @all(%m: memref<?x4xf32>, %i: index, %v: i64, %u: memref<*xf32>) -> (index, f32, memref<?x4xf32>) {
  %0 = arith.index_cast %v : i64 to index
  %1 = arith.addi %0, %i : index
  %2 = memref.load %m[%1, %i] : memref<?x4xf32>
  %3 = memref.alloc(%1) {alignment = 32 : i64} : memref<?x4xf32>
  %4 = index.casts %v : i64 to index
  %5 = memref.dim %u, %4 : memref<*xf32>
  %6 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  memref.copy %6, %3 : memref<*xf32> to memref<?x4xf32>
  cf.br ^next(%5 : index)
^next(%k: index):
  return %k, %2, %3 : index, f32, memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @memrefCopy(i32, !llvm.ptr, !llvm.ptr)
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
// CHECK-NEXT: %25 = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %26 = llvm.add %24, %25 : i32
// CHECK-NEXT: %27 = llvm.call @malloc(%26) : (i32) -> !llvm.ptr
// CHECK-NEXT: %28 = llvm.ptrtoint %27 : !llvm.ptr to i32
// CHECK-NEXT: %29 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %30 = llvm.sub %25, %29 : i32
// CHECK-NEXT: %31 = llvm.add %28, %30 : i32
// CHECK-NEXT: %32 = llvm.urem %31, %25 : i32
// CHECK-NEXT: %33 = llvm.sub %31, %32 : i32
// CHECK-NEXT: %34 = llvm.inttoptr %33 : i32 to !llvm.ptr
// CHECK-NEXT: %35 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %36 = llvm.insertvalue %27, %35[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %38 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %39 = llvm.insertvalue %38, %37[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %40 = llvm.insertvalue %12, %39[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %41 = llvm.insertvalue %19, %40[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %42 = llvm.insertvalue %19, %41[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %43 = llvm.insertvalue %20, %42[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: %44 = llvm.trunc %arg8 : i64 to i32
// CHECK-NEXT: %45 = llvm.extractvalue %2[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %46 = llvm.getelementptr %45[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
// CHECK-NEXT: %47 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %48 = llvm.add %47, %44 : i32
// CHECK-NEXT: %49 = llvm.getelementptr %46[%48] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: %50 = llvm.load %49 : !llvm.ptr -> i32
// CHECK-NEXT: %51 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %52 = llvm.alloca %51 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %10, %52 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT: %53 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT: %54 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %55 = llvm.insertvalue %53, %54[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %56 = llvm.insertvalue %52, %55[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %57 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %58 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %59 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %60 = llvm.alloca %59 x !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %43, %60 : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>, !llvm.ptr
// CHECK-NEXT: %61 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %62 = llvm.insertvalue %58, %61[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %63 = llvm.insertvalue %60, %62[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %64 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %65 = llvm.alloca %64 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %56, %65 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT: %66 = llvm.alloca %64 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %63, %66 : !llvm.struct<(i32, ptr)>, !llvm.ptr
// CHECK-NEXT: %67 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %68 = llvm.getelementptr %67[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %69 = llvm.ptrtoint %68 : !llvm.ptr to i32
// CHECK-NEXT: llvm.call @memrefCopy(%69, %65, %66) : (i32, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %57 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1(%50 : i32)
// CHECK-NEXT: ^bb1(%70: i32):  // pred: ^bb0
// CHECK-NEXT: %71 = llvm.mlir.poison : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %72 = llvm.insertvalue %70, %71[0] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %73 = llvm.insertvalue %18, %72[1] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: %74 = llvm.insertvalue %43, %73[2] : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: llvm.return %74 : !llvm.struct<(i32, f32, struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
