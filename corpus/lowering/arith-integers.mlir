// Integer and index arithmetic.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @binary(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %b, %0 overflow<nuw> : i32
  %2 = arith.muli %1, %b overflow<nsw> : i32
  %3 = arith.shli %2, %b : i32
  %4 = arith.divsi %3, %b : i32
  %5 = arith.divui %4, %b exact : i32
  %6 = arith.remsi %5, %b : i32
  %7 = arith.remui %6, %b : i32
  %8 = arith.andi %7, %b : i32
  %9 = arith.ori %8, %b : i32
  %10 = arith.xori %9, %b : i32
  %11 = arith.shrsi %10, %b exact : i32
  %12 = arith.shrui %11, %b : i32
  %13 = arith.maxsi %12, %b : i32
  %14 = arith.maxui %13, %b : i32
  %15 = arith.minsi %14, %b : i32
  %16 = arith.minui %15, %b : i32
  return %16 : i32
}
func.func @compare(%a: i7, %b: i7, %x: index) -> (i1, i1, i1) {
  %0 = arith.cmpi slt, %a, %b : i7
  %1 = arith.cmpi uge, %a, %b : i7
  %2 = arith.select %0, %a, %b : i7
  %3 = arith.cmpi ne, %2, %b : i7
  return %0, %1, %3 : i1, i1, i1
}
func.func @convert(%a: i32, %x: index) -> (i8, i64, i64, i32, index, index, i64, f32, f64) {
  %0 = arith.trunci %a overflow<nsw> : i32 to i8
  %1 = arith.extsi %a : i32 to i64
  %2 = arith.extui %a : i32 to i64
  %3 = arith.index_cast %x : index to i32
  %4 = arith.index_cast %a : i32 to index
  %5 = arith.index_castui %a : i32 to index
  %6 = arith.index_castui %x : index to i64
  %7 = arith.sitofp %a : i32 to f32
  %8 = arith.uitofp %a : i32 to f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i8, i64, i64, i32, index, index, i64, f32, f64
}
func.func @extended(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %0, %1 = arith.addui_extended %a, %b : i32, i1
  %2, %3 = arith.mulsi_extended %a, %b : i32
  %4, %5 = arith.mului_extended %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i1, i32, i32, i32, i32
}
func.func @constants() -> (i1, i8, i128, index, f32, f16, f64, vector<2xi32>) {
  %0 = arith.constant true
  %1 = arith.constant -1 : i8
  %2 = arith.constant 170141183460469231731687303715884105727 : i128
  %3 = arith.constant 42 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant 0x7E00 : f16
  %6 = arith.constant -0.0 : f64
  %7 = arith.constant dense<[1, -2]> : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i8, i128, index, f32, f16, f64, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @binary(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT: %1 = llvm.sub %arg1, %0 overflow<nuw> : i32
// CHECK-NEXT: %2 = llvm.mul %1, %arg1 overflow<nsw> : i32
// CHECK-NEXT: %3 = llvm.shl %2, %arg1 : i32
// CHECK-NEXT: %4 = llvm.sdiv %3, %arg1 : i32
// CHECK-NEXT: %5 = llvm.udiv exact %4, %arg1 : i32
// CHECK-NEXT: %6 = llvm.srem %5, %arg1 : i32
// CHECK-NEXT: %7 = llvm.urem %6, %arg1 : i32
// CHECK-NEXT: %8 = llvm.and %7, %arg1 : i32
// CHECK-NEXT: %9 = llvm.or %8, %arg1 : i32
// CHECK-NEXT: %10 = llvm.xor %9, %arg1 : i32
// CHECK-NEXT: %11 = llvm.ashr exact %10, %arg1 : i32
// CHECK-NEXT: %12 = llvm.lshr %11, %arg1 : i32
// CHECK-NEXT: %13 = llvm.intr.smax(%12, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %14 = llvm.intr.umax(%13, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %15 = llvm.intr.smin(%14, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: %16 = llvm.intr.umin(%15, %arg1) : (i32, i32) -> i32
// CHECK-NEXT: llvm.return %16 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @compare(%arg0: i7, %arg1: i7, %arg2: i64) -> !llvm.struct<(i1, i1, i1)> {
// CHECK-NEXT: %0 = llvm.icmp "slt" %arg0, %arg1 : i7
// CHECK-NEXT: %1 = llvm.icmp "uge" %arg0, %arg1 : i7
// CHECK-NEXT: %2 = llvm.select %0, %arg0, %arg1 : i1, i7
// CHECK-NEXT: %3 = llvm.icmp "ne" %2, %arg1 : i7
// CHECK-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(i1, i1, i1)>
// CHECK-NEXT: %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i1, i1, i1)>
// CHECK-NEXT: %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(i1, i1, i1)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[2] : !llvm.struct<(i1, i1, i1)>
// CHECK-NEXT: llvm.return %7 : !llvm.struct<(i1, i1, i1)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @convert(%arg0: i32, %arg1: i64) -> !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)> {
// CHECK-NEXT: %0 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT: %1 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %2 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %3 = llvm.trunc %arg1 : i64 to i32
// CHECK-NEXT: %4 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %5 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %6 = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT: %7 = llvm.uitofp %arg0 : i32 to f64
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %9 = llvm.insertvalue %0, %8[0] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %10 = llvm.insertvalue %1, %9[1] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %11 = llvm.insertvalue %2, %10[2] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %12 = llvm.insertvalue %3, %11[3] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %13 = llvm.insertvalue %4, %12[4] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %14 = llvm.insertvalue %5, %13[5] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %15 = llvm.insertvalue %arg1, %14[6] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %16 = llvm.insertvalue %6, %15[7] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: %17 = llvm.insertvalue %7, %16[8] : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: llvm.return %17 : !llvm.struct<(i8, i64, i64, i32, i64, i64, i64, f32, f64)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extended(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i1, i32, i32, i32, i32)> {
// CHECK-NEXT: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT: %3 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT: %4 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %5 = llvm.mul %3, %4 : i64
// CHECK-NEXT: %6 = llvm.trunc %5 : i64 to i32
// CHECK-NEXT: %7 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %8 = llvm.lshr %5, %7 : i64
// CHECK-NEXT: %9 = llvm.trunc %8 : i64 to i32
// CHECK-NEXT: %10 = llvm.zext %arg0 : i32 to i64
// CHECK-NEXT: %11 = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT: %12 = llvm.mul %10, %11 : i64
// CHECK-NEXT: %13 = llvm.trunc %12 : i64 to i32
// CHECK-NEXT: %14 = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %15 = llvm.lshr %12, %14 : i64
// CHECK-NEXT: %16 = llvm.trunc %15 : i64 to i32
// CHECK-NEXT: %17 = llvm.mlir.poison : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %18 = llvm.insertvalue %1, %17[0] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %19 = llvm.insertvalue %2, %18[1] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %20 = llvm.insertvalue %6, %19[2] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %21 = llvm.insertvalue %9, %20[3] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %22 = llvm.insertvalue %13, %21[4] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: %23 = llvm.insertvalue %16, %22[5] : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: llvm.return %23 : !llvm.struct<(i32, i1, i32, i32, i32, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @constants() -> !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %1 = llvm.mlir.constant(-1 : i8) : i8
// CHECK-NEXT: %2 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
// CHECK-NEXT: %3 = llvm.mlir.constant(42 : index) : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT: %5 = llvm.mlir.constant(0x7E00 : f16) : f16
// CHECK-NEXT: %6 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
// CHECK-NEXT: %7 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %8 = llvm.mlir.poison : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %9 = llvm.insertvalue %0, %8[0] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %10 = llvm.insertvalue %1, %9[1] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %11 = llvm.insertvalue %2, %10[2] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %12 = llvm.insertvalue %3, %11[3] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %13 = llvm.insertvalue %4, %12[4] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %14 = llvm.insertvalue %5, %13[5] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %15 = llvm.insertvalue %6, %14[6] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: %16 = llvm.insertvalue %7, %15[7] : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: llvm.return %16 : !llvm.struct<(i1, i8, i128, i64, f32, f16, f64, vector<2xi32>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
