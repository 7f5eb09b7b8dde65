// Floating point arithmetic, its flags, and conversions.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @binary(%a: f32, %b: f32) -> (f32, i1, i1) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = arith.subf %0, %b fastmath<nnan, ninf> : f32
  %2 = arith.mulf %1, %b fastmath<contract> : f32
  %3 = arith.divf %2, %b fastmath<arcp, nsz> : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.negf %4 fastmath<afn, reassoc> : f32
  %6 = arith.maximumf %5, %b : f32
  %7 = arith.minimumf %6, %b : f32
  %8 = arith.maxnumf %7, %b fastmath<nnan> : f32
  %9 = arith.minnumf %8, %b : f32
  %10 = arith.cmpf olt, %9, %b : f32
  %11 = arith.cmpf une, %9, %b fastmath<ninf> : f32
  return %9, %10, %11 : f32, i1, i1
}
func.func @convert(%a: f32, %d: f64, %h: bf16) -> (f64, f32, f32, i32, i8, i32, f32, f32) {
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %d : f64 to f32
  %2 = arith.extf %h : bf16 to f32
  %3 = arith.fptosi %a : f32 to i32
  %4 = arith.fptoui %a : f32 to i8
  %5 = arith.bitcast %a : f32 to i32
  %6 = arith.bitcast %5 : i32 to f32
  %7 = arith.truncf %d fastmath<nnan> : f64 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f64, f32, f32, i32, i8, i32, f32, f32
}
func.func @small(%a: f8E4M3FN, %m: memref<4xf8E5M2>, %i: index) -> (i8, f8E5M2) {
  %0 = arith.bitcast %a : f8E4M3FN to i8
  %1 = memref.load %m[%i] : memref<4xf8E5M2>
  return %0, %1 : i8, f8E5M2
}

// CHECK: module {
// CHECK-NEXT: llvm.func @binary(%arg0: f32, %arg1: f32) -> !llvm.struct<(f32, i1, i1)> {
// CHECK-NEXT: %0 = llvm.fadd %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT: %1 = llvm.fsub %0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT: %2 = llvm.fmul %1, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT: %3 = llvm.fdiv %2, %arg1 {fastmathFlags = #llvm.fastmath<nsz, arcp>} : f32
// CHECK-NEXT: %4 = llvm.frem %3, %arg1 : f32
// CHECK-NEXT: %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32
// CHECK-NEXT: %6 = llvm.intr.maximum(%5, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %7 = llvm.intr.minimum(%6, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %8 = llvm.intr.maxnum(%7, %arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
// CHECK-NEXT: %9 = llvm.intr.minnum(%8, %arg1) : (f32, f32) -> f32
// CHECK-NEXT: %10 = llvm.fcmp "olt" %9, %arg1 : f32
// CHECK-NEXT: %11 = llvm.fcmp "une" %9, %arg1 {fastmathFlags = #llvm.fastmath<ninf>} : f32
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.struct<(f32, i1, i1)>
// CHECK-NEXT: %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(f32, i1, i1)>
// CHECK-NEXT: %14 = llvm.insertvalue %10, %13[1] : !llvm.struct<(f32, i1, i1)>
// CHECK-NEXT: %15 = llvm.insertvalue %11, %14[2] : !llvm.struct<(f32, i1, i1)>
// CHECK-NEXT: llvm.return %15 : !llvm.struct<(f32, i1, i1)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @convert(%arg0: f32, %arg1: f64, %arg2: bf16) -> !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)> {
// CHECK-NEXT: %0 = llvm.fpext %arg0 : f32 to f64
// CHECK-NEXT: %1 = llvm.fptrunc %arg1 : f64 to f32
// CHECK-NEXT: %2 = llvm.fpext %arg2 : bf16 to f32
// CHECK-NEXT: %3 = llvm.fptosi %arg0 : f32 to i32
// CHECK-NEXT: %4 = llvm.fptoui %arg0 : f32 to i8
// CHECK-NEXT: %5 = llvm.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %6 = llvm.bitcast %5 : i32 to f32
// CHECK-NEXT: %7 = llvm.fptrunc %arg1 : f64 to f32
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %9 = llvm.insertvalue %0, %8[0] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %10 = llvm.insertvalue %1, %9[1] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %11 = llvm.insertvalue %2, %10[2] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %12 = llvm.insertvalue %3, %11[3] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %13 = llvm.insertvalue %4, %12[4] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %14 = llvm.insertvalue %5, %13[5] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %15 = llvm.insertvalue %6, %14[6] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: %16 = llvm.insertvalue %7, %15[7] : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: llvm.return %16 : !llvm.struct<(f64, f32, f32, i32, i8, i32, f32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @small(%arg0: i8, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i8, i8)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %7 = llvm.getelementptr %6[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %8 = llvm.load %7 : !llvm.ptr -> i8
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(i8, i8)>
// CHECK-NEXT: %10 = llvm.insertvalue %arg0, %9[0] : !llvm.struct<(i8, i8)>
// CHECK-NEXT: %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(i8, i8)>
// CHECK-NEXT: llvm.return %11 : !llvm.struct<(i8, i8)>
// CHECK-NEXT: }
// CHECK-NEXT: }
