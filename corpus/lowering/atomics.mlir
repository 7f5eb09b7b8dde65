// Atomic updates, and bodies that become part of the function.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @kinds(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %v: i32, %w: f32) -> (i32, f32) {
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %2 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %3 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %4 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xi32>) -> i32
  %5 = memref.atomic_rmw addf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  %6 = memref.atomic_rmw maximumf %w, %f[%i] : (f32, memref<?xf32>) -> f32
  return %4, %6 : i32, f32
}
func.func @generic(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%current: i32):
    %1 = arith.muli %current, %v : i32
    memref.atomic_yield %1 : i32
  }
  %2 = arith.addi %0, %v : i32
  return %2 : i32
}
func.func @scope(%n: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %m = memref.alloca(%n) : memref<?xf32>
    %v = memref.load %m[%n] : memref<?xf32>
    memref.alloca_scope.return %v : f32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @kinds(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: i32, %arg12: f32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg5, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg6, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg7, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg8, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg9, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg4, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %12 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %13 = llvm.getelementptr %12[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %14 = llvm.atomicrmw add %13, %arg11 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %15 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %15[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %17 = llvm.atomicrmw _and %16, %arg11 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %18 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %19 = llvm.getelementptr %18[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %20 = llvm.atomicrmw umax %19, %arg11 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %21 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %22 = llvm.getelementptr %21[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %23 = llvm.atomicrmw min %22, %arg11 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %24 = llvm.extractvalue %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %25 = llvm.getelementptr %24[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %26 = llvm.atomicrmw xchg %25, %arg11 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: %27 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %28 = llvm.getelementptr %27[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %29 = llvm.atomicrmw fadd %28, %arg12 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %31 = llvm.getelementptr %30[%arg10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %32 = llvm.atomicrmw fmaximum %31, %arg12 acq_rel : !llvm.ptr, f32
// CHECK-NEXT: %33 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %34 = llvm.insertvalue %26, %33[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %35 = llvm.insertvalue %32, %34[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %35 : !llvm.struct<(i32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @generic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.br ^bb1(%8 : i32)
// CHECK-NEXT: ^bb1(%9: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %10 = llvm.mul %9, %arg6 : i32
// CHECK-NEXT: %11 = llvm.cmpxchg %7, %9, %10 acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT: %12 = llvm.extractvalue %11[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %13 = llvm.extractvalue %11[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: llvm.cond_br %13, ^bb2, ^bb1(%12 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %14 = llvm.add %12, %arg6 : i32
// CHECK-NEXT: llvm.return %14 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @scope(%arg0: i64) -> f32 {
// CHECK-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %8 = llvm.insertvalue %arg0, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %9 = llvm.insertvalue %1, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %10 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %11 = llvm.getelementptr %10[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %12 = llvm.load %11 : !llvm.ptr -> f32
// CHECK-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%12 : f32)
// CHECK-NEXT: ^bb2(%13: f32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %14 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.intr.stackrestore %14 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: llvm.return %13 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
