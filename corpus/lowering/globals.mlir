// Globals and their addresses.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

memref.global "private" constant @table : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 32}
memref.global @room : memref<2x3xi8> = uninitialized
memref.global "private" @elsewhere : memref<4xi64>
memref.global @scalar : memref<f32, 3> = dense<1.5>
memref.global "private" @zeros : memref<2x2xindex> = dense<0>
func.func @use(%i: index) -> (f32, f32) {
  %0 = memref.get_global @table : memref<2x2xf32>
  %1 = memref.get_global @scalar : memref<f32, 3>
  %2 = memref.load %0[%i, %i] : memref<2x2xf32>
  %3 = memref.load %1[] : memref<f32, 3>
  return %2, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private constant @table(dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) {addr_space = 0 : i32, alignment = 32 : i64} : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.mlir.global external @room() {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i8>> {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm.array<2 x array<3 x i8>>
// CHECK-NEXT: llvm.return %0 : !llvm.array<2 x array<3 x i8>>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global private @elsewhere() {addr_space = 0 : i32} : !llvm.array<4 x i64>
// CHECK-NEXT: llvm.mlir.global external @scalar(1.500000e+00 : f32) {addr_space = 3 : i32} : f32
// CHECK-NEXT: llvm.mlir.global private @zeros(dense<0> : tensor<2x2xindex>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i64>>
// CHECK-NEXT: llvm.func @use(%arg0: i64) -> !llvm.struct<(f32, f32)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %5 = llvm.getelementptr %4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
// CHECK-NEXT: %7 = llvm.mlir.addressof @table : !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %7[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %9 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
// CHECK-NEXT: %11 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %12 = llvm.insertvalue %10, %11[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %13 = llvm.insertvalue %8, %12[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %14 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.insertvalue %0, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %17 = llvm.insertvalue %1, %16[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %19 = llvm.insertvalue %2, %18[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %20 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %21 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %22 = llvm.getelementptr %21[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
// CHECK-NEXT: %24 = llvm.mlir.addressof @scalar : !llvm.ptr<3>
// CHECK-NEXT: %25 = llvm.getelementptr %24[0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, f32
// CHECK-NEXT: %26 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT: %27 = llvm.inttoptr %26 : i64 to !llvm.ptr<3>
// CHECK-NEXT: %28 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %30 = llvm.insertvalue %25, %29[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %31 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %32 = llvm.insertvalue %31, %30[2] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %33 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %34 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %35 = llvm.mul %arg0, %34 : i64
// CHECK-NEXT: %36 = llvm.add %35, %arg0 : i64
// CHECK-NEXT: %37 = llvm.getelementptr %33[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %38 = llvm.load %37 : !llvm.ptr -> f32
// CHECK-NEXT: %39 = llvm.extractvalue %32[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT: %40 = llvm.load %39 : !llvm.ptr<3> -> f32
// CHECK-NEXT: %41 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %42 = llvm.insertvalue %38, %41[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %43 = llvm.insertvalue %40, %42[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.return %43 : !llvm.struct<(f32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: }
