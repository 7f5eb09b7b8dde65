// Unranked memrefs as arguments and results.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func private @external(memref<*xf32>, i32) -> (memref<*xf32>, i32)
func.func @through(%u: memref<*xf32>, %i: i32) -> (memref<*xf32>, i32) {
  %0:2 = call @external(%u, %i) : (memref<*xf32>, i32) -> (memref<*xf32>, i32)
  return %0#0, %0#1 : memref<*xf32>, i32
}
func.func @identity(%u: memref<*xi8, 2>) -> memref<*xi8, 2> { return %u : memref<*xi8, 2> }
func.func @two(%u: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) { return %u, %u : memref<*xf32>, memref<*xf32> }

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @external(i64, !llvm.ptr, i32) -> !llvm.struct<(struct<(i64, ptr)>, i32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @through(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> !llvm.struct<(struct<(i64, ptr)>, i32)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.call @external(%3, %4, %arg2) : (i64, !llvm.ptr, i32) -> !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %7 = llvm.extractvalue %5[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %10 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %11 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %12 = llvm.mul %9, %11 : i64
// CHECK-NEXT: %13 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %14 = llvm.mul %9, %13 : i64
// CHECK-NEXT: %15 = llvm.add %14, %8 : i64
// CHECK-NEXT: %16 = llvm.mul %15, %10 : i64
// CHECK-NEXT: %17 = llvm.add %12, %16 : i64
// CHECK-NEXT: %18 = llvm.alloca %17 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %19 = llvm.extractvalue %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%18, %19, %17) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.call @free(%19) : (!llvm.ptr) -> ()
// CHECK-NEXT: %20 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %21 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %22 = llvm.insertvalue %21, %20[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %23 = llvm.insertvalue %18, %22[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %24 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %25 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %26 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %27 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %28 = llvm.mul %25, %27 : i64
// CHECK-NEXT: %29 = llvm.extractvalue %23[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %30 = llvm.mul %25, %29 : i64
// CHECK-NEXT: %31 = llvm.add %30, %24 : i64
// CHECK-NEXT: %32 = llvm.mul %31, %26 : i64
// CHECK-NEXT: %33 = llvm.add %28, %32 : i64
// CHECK-NEXT: %34 = llvm.call @malloc(%33) : (i64) -> !llvm.ptr
// CHECK-NEXT: %35 = llvm.extractvalue %23[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%34, %35, %33) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %36 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %37 = llvm.extractvalue %23[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %38 = llvm.insertvalue %37, %36[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %39 = llvm.insertvalue %34, %38[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %40 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %41 = llvm.insertvalue %39, %40[0] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: %42 = llvm.insertvalue %7, %41[1] : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: llvm.return %42 : !llvm.struct<(struct<(i64, ptr)>, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @identity(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %7 = llvm.mul %4, %6 : i64
// CHECK-NEXT: %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.mul %4, %8 : i64
// CHECK-NEXT: %10 = llvm.add %9, %3 : i64
// CHECK-NEXT: %11 = llvm.mul %10, %5 : i64
// CHECK-NEXT: %12 = llvm.add %7, %11 : i64
// CHECK-NEXT: %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %18 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @two(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %5 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %7 = llvm.mul %4, %6 : i64
// CHECK-NEXT: %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %9 = llvm.mul %4, %8 : i64
// CHECK-NEXT: %10 = llvm.add %9, %3 : i64
// CHECK-NEXT: %11 = llvm.mul %10, %5 : i64
// CHECK-NEXT: %12 = llvm.add %7, %11 : i64
// CHECK-NEXT: %13 = llvm.call @malloc(%12) : (i64) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %20 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %22 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %23 = llvm.mul %20, %22 : i64
// CHECK-NEXT: %24 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %25 = llvm.mul %20, %24 : i64
// CHECK-NEXT: %26 = llvm.add %25, %19 : i64
// CHECK-NEXT: %27 = llvm.mul %26, %21 : i64
// CHECK-NEXT: %28 = llvm.add %23, %27 : i64
// CHECK-NEXT: %29 = llvm.call @malloc(%28) : (i64) -> !llvm.ptr
// CHECK-NEXT: %30 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%29, %30, %28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %31 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %32 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %33 = llvm.insertvalue %32, %31[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %34 = llvm.insertvalue %29, %33[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT: %36 = llvm.insertvalue %18, %35[0] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT: %37 = llvm.insertvalue %34, %36[1] : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT: llvm.return %37 : !llvm.struct<(struct<(i64, ptr)>, struct<(i64, ptr)>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
