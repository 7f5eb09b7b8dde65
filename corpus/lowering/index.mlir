// The index dialect; for index.ceildivs and index.floordivs see upstream-bugs/index-rounding-divisions.mlir.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @arithmetic(%a: index, %b: index) -> (index, index) {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.rems %4, %b
  %6 = index.remu %5, %b
  %7 = index.maxs %6, %b
  %8 = index.maxu %7, %b
  %9 = index.mins %8, %b
  %10 = index.minu %9, %b
  %11 = index.shl %10, %b
  %12 = index.shrs %11, %b
  %13 = index.shru %12, %b
  %14 = index.and %13, %b
  %15 = index.or %14, %b
  %16 = index.xor %15, %b
  %17 = index.ceildivu %a, %b
  return %16, %17 : index, index
}
func.func @rest(%a: index, %i: i32, %l: i64) -> (index, index, i32, i64, i1, index, index, i1) {
  %0 = index.casts %i : i32 to index
  %1 = index.castu %i : i32 to index
  %2 = index.castu %a : index to i32
  %3 = index.casts %a : index to i64
  %4 = index.cmp ult(%a, %0)
  %5 = index.sizeof
  %6 = index.constant -5
  %7 = index.bool.constant true
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, i32, i64, i1, index, index, i1
}

// CHECK: module {
// CHECK-NEXT: llvm.func @arithmetic(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64)> {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 : i64
// CHECK-NEXT: %1 = llvm.sub %0, %arg1 : i64
// CHECK-NEXT: %2 = llvm.mul %1, %arg1 : i64
// CHECK-NEXT: %3 = llvm.sdiv %2, %arg1 : i64
// CHECK-NEXT: %4 = llvm.udiv %3, %arg1 : i64
// CHECK-NEXT: %5 = llvm.srem %4, %arg1 : i64
// CHECK-NEXT: %6 = llvm.urem %5, %arg1 : i64
// CHECK-NEXT: %7 = llvm.intr.smax(%6, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %8 = llvm.intr.umax(%7, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %9 = llvm.intr.smin(%8, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %10 = llvm.intr.umin(%9, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %11 = llvm.shl %10, %arg1 : i64
// CHECK-NEXT: %12 = llvm.ashr %11, %arg1 : i64
// CHECK-NEXT: %13 = llvm.lshr %12, %arg1 : i64
// CHECK-NEXT: %14 = llvm.and %13, %arg1 : i64
// CHECK-NEXT: %15 = llvm.or %14, %arg1 : i64
// CHECK-NEXT: %16 = llvm.xor %15, %arg1 : i64
// CHECK-NEXT: %17 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %18 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %19 = llvm.sub %arg0, %18 : i64
// CHECK-NEXT: %20 = llvm.udiv %19, %arg1 : i64
// CHECK-NEXT: %21 = llvm.add %20, %18 : i64
// CHECK-NEXT: %22 = llvm.icmp "eq" %arg0, %17 : i64
// CHECK-NEXT: %23 = llvm.select %22, %17, %21 : i1, i64
// CHECK-NEXT: %24 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %25 = llvm.insertvalue %16, %24[0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %26 = llvm.insertvalue %23, %25[1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %26 : !llvm.struct<(i64, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rest(%arg0: i64, %arg1: i32, %arg2: i64) -> !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)> {
// CHECK-NEXT: %0 = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %1 = llvm.zext %arg1 : i32 to i64
// CHECK-NEXT: %2 = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: %3 = llvm.icmp "ult" %arg0, %0 : i64
// CHECK-NEXT: %4 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT: %5 = llvm.mlir.constant(-5 : i64) : i64
// CHECK-NEXT: %6 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %7 = llvm.mlir.poison : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %8 = llvm.insertvalue %0, %7[0] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %9 = llvm.insertvalue %1, %8[1] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %10 = llvm.insertvalue %2, %9[2] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %11 = llvm.insertvalue %arg0, %10[3] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %12 = llvm.insertvalue %3, %11[4] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %13 = llvm.insertvalue %4, %12[5] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %14 = llvm.insertvalue %5, %13[6] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: %15 = llvm.insertvalue %6, %14[7] : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: llvm.return %15 : !llvm.struct<(i64, i64, i32, i64, i1, i64, i64, i1)>
// CHECK-NEXT: }
// CHECK-NEXT: }
