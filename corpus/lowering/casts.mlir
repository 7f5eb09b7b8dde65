// Casts between memref types.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @ranked(%m: memref<4x?xf32>) -> memref<?x8xf32> {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32>
  return %0 : memref<?x8xf32>
}
func.func @forget(%m: memref<4x?xf32>, %f: memref<f32>) -> (index, index) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %f : memref<f32> to memref<*xf32>
  %2 = memref.rank %0 : memref<*xf32>
  %3 = memref.rank %1 : memref<*xf32>
  return %2, %3 : index, index
}
func.func @recall(%u: memref<*xf32>) -> memref<4x?xf32> {
  %0 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  return %0 : memref<4x?xf32>
}
func.func @space(%m: memref<4xf32>) -> memref<4xf32, 3> {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}
func.func @unranked_space(%u: memref<*xf32, 1>) -> memref<*xf32, 3> {
  %0 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32, 3>
  return %0 : memref<*xf32, 3>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT: llvm.func @ranked(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @forget(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64) -> !llvm.struct<(i64, i64)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg5, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg4, %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg6, %10[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %13 = llvm.alloca %12 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %11, %13 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT: %14 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %16 = llvm.insertvalue %14, %15[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %17 = llvm.insertvalue %13, %16[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %18 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %19 = llvm.alloca %18 x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %3, %19 : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
// CHECK-NEXT: %20 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %22 = llvm.insertvalue %20, %21[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %23 = llvm.insertvalue %19, %22[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %24 = llvm.extractvalue %17[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %25 = llvm.extractvalue %23[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %26 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %27 = llvm.insertvalue %24, %26[0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %28 = llvm.insertvalue %25, %27[1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %28 : !llvm.struct<(i64, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @recall(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.return %4 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @space(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.addrspacecast %6 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT: %12 = llvm.addrspacecast %7 : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT: %13 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.insertvalue %11, %13[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %8, %15[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %9, %16[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %10, %17[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.return %18 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @unranked_space(%arg0: i64, %arg1: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %4 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %7 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %8 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %10 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %11 = llvm.mul %8, %10 : i64
// CHECK-NEXT: %12 = llvm.extractvalue %6[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %13 = llvm.mul %8, %12 : i64
// CHECK-NEXT: %14 = llvm.add %13, %7 : i64
// CHECK-NEXT: %15 = llvm.mul %14, %9 : i64
// CHECK-NEXT: %16 = llvm.add %11, %15 : i64
// CHECK-NEXT: %17 = llvm.alloca %16 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT: %18 = llvm.insertvalue %17, %6[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %19 = llvm.load %4 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %20 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %21 = llvm.load %20 : !llvm.ptr -> !llvm.ptr<1>
// CHECK-NEXT: %22 = llvm.addrspacecast %19 : !llvm.ptr<1> to !llvm.ptr<3>
// CHECK-NEXT: %23 = llvm.addrspacecast %21 : !llvm.ptr<1> to !llvm.ptr<3>
// CHECK-NEXT: llvm.store %22, %17 : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT: %24 = llvm.getelementptr %17[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT: llvm.store %23, %24 : !llvm.ptr<3>, !llvm.ptr
// CHECK-NEXT: %25 = llvm.getelementptr %4[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
// CHECK-NEXT: %26 = llvm.getelementptr %17[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT: %27 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT: %28 = llvm.sub %16, %27 : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%26, %25, %28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %29 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %30 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %31 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %32 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %33 = llvm.mul %30, %32 : i64
// CHECK-NEXT: %34 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %35 = llvm.mul %30, %34 : i64
// CHECK-NEXT: %36 = llvm.add %35, %29 : i64
// CHECK-NEXT: %37 = llvm.mul %36, %31 : i64
// CHECK-NEXT: %38 = llvm.add %33, %37 : i64
// CHECK-NEXT: %39 = llvm.call @malloc(%38) : (i64) -> !llvm.ptr
// CHECK-NEXT: %40 = llvm.extractvalue %18[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%39, %40, %38) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %41 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %42 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %43 = llvm.insertvalue %42, %41[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %44 = llvm.insertvalue %39, %43[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.return %44 : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
// CHECK-NEXT: }
