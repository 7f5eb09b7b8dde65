// An index of 32 bits does not make addresses narrower, nor the numbers that the runtime's memrefCopy reads; and a
// descriptor that is read as a whole ends after its padding.
//
// RUN: lower-mlir --index-bitwidth=32 %s | FileCheck %s

func.func @aligned() -> memref<8xf32> {
  %m = memref.alloc() {alignment = 64} : memref<8xf32>
  return %m : memref<8xf32>
}

func.func @strided(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[?], offset: ?>>) {
  memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return
}

func.func private @given() -> memref<*xf32>
func.func @unranked() {
  %u = call @given() : () -> memref<*xf32>
  %m = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @free(!llvm.ptr)
// CHECK-NEXT: llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: llvm.func @malloc(i32) -> !llvm.ptr
// CHECK-NEXT: llvm.func @aligned() -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
// CHECK-NEXT: %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
// CHECK-NEXT: %5 = llvm.mlir.constant(64 : index) : i32
// CHECK-NEXT: %6 = llvm.add %4, %5 : i32
// CHECK-NEXT: %7 = llvm.call @malloc(%6) : (i32) -> !llvm.ptr
// CHECK-NEXT: %8 = llvm.zext %5 : i32 to i64
// CHECK-NEXT: %9 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT: %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %11 = llvm.sub %8, %10 : i64
// CHECK-NEXT: %12 = llvm.add %9, %11 : i64
// CHECK-NEXT: %13 = llvm.urem %12, %8 : i64
// CHECK-NEXT: %14 = llvm.sub %12, %13 : i64
// CHECK-NEXT: %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
// CHECK-NEXT: %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %17 = llvm.insertvalue %7, %16[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %18 = llvm.insertvalue %15, %17[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %19 = llvm.mlir.constant(0 : index) : i32
// CHECK-NEXT: %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %21 = llvm.insertvalue %0, %20[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %22 = llvm.insertvalue %1, %21[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: llvm.return %22 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @strided(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i32, %arg8: i32, %arg9: i32) {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %12 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %14 = llvm.extractvalue %11[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %15 = llvm.insertvalue %14, %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %18 = llvm.extractvalue %11[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %19 = llvm.sext %18 : i32 to i64
// CHECK-NEXT: %20 = llvm.insertvalue %19, %17[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %21 = llvm.extractvalue %11[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %22 = llvm.sext %21 : i32 to i64
// CHECK-NEXT: %23 = llvm.insertvalue %22, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %24 = llvm.extractvalue %11[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %25 = llvm.sext %24 : i32 to i64
// CHECK-NEXT: %26 = llvm.insertvalue %25, %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %27 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %29 = llvm.insertvalue %28, %27[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %30 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %31 = llvm.alloca %30 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %26, %31 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: %32 = llvm.insertvalue %31, %29[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %34 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %35 = llvm.insertvalue %34, %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %36 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %37 = llvm.insertvalue %36, %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %38 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %39 = llvm.sext %38 : i32 to i64
// CHECK-NEXT: %40 = llvm.insertvalue %39, %37[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %41 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %42 = llvm.sext %41 : i32 to i64
// CHECK-NEXT: %43 = llvm.insertvalue %42, %40[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %44 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
// CHECK-NEXT: %45 = llvm.sext %44 : i32 to i64
// CHECK-NEXT: %46 = llvm.insertvalue %45, %43[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %47 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %48 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %49 = llvm.insertvalue %48, %47[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %50 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %51 = llvm.alloca %50 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %46, %51 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT: %52 = llvm.insertvalue %51, %49[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %53 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %54 = llvm.alloca %53 x !llvm.struct<(i64, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %32, %54 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %55 = llvm.alloca %53 x !llvm.struct<(i64, ptr)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %52, %55 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT: %56 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %57 = llvm.getelementptr %56[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT: %58 = llvm.ptrtoint %57 : !llvm.ptr to i32
// CHECK-NEXT: %59 = llvm.sext %58 : i32 to i64
// CHECK-NEXT: llvm.call @memrefCopy(%59, %54, %55) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.stackrestore %12 : !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @given() -> !llvm.struct<(i32, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @unranked() {
// CHECK-NEXT: %0 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %2 = llvm.mlir.constant(2 : index) : i32
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %4 = llvm.mlir.constant(8 : index) : i32
// CHECK-NEXT: %5 = llvm.mul %2, %4 : i32
// CHECK-NEXT: %6 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %7 = llvm.mul %2, %6 : i32
// CHECK-NEXT: %8 = llvm.add %7, %1 : i32
// CHECK-NEXT: %9 = llvm.mul %8, %3 : i32
// CHECK-NEXT: %10 = llvm.add %5, %9 : i32
// CHECK-NEXT: %11 = llvm.mlir.constant(4 : index) : i32
// CHECK-NEXT: %12 = llvm.add %10, %11 : i32
// CHECK-NEXT: %13 = llvm.alloca %12 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: %14 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: "llvm.intr.memcpy"(%13, %14, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT: llvm.call @free(%14) : (!llvm.ptr) -> ()
// CHECK-NEXT: %15 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %16 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %19 = llvm.extractvalue %18[1] : !llvm.struct<(i32, ptr)>
// CHECK-NEXT: %20 = llvm.load %19 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
