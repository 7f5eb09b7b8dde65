// Division rounding up and down.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @scalars(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @vectors(%a: vector<4xi16>, %b: vector<4xi16>) -> (vector<4xi16>, vector<4xi16>, vector<4xi16>) {
  %0 = arith.ceildivsi %a, %b : vector<4xi16>
  %1 = arith.ceildivui %a, %b : vector<4xi16>
  %2 = arith.floordivsi %a, %b : vector<4xi16>
  return %0, %1, %2 : vector<4xi16>, vector<4xi16>, vector<4xi16>
}
func.func @indices(%a: index, %b: index) -> (index, index, index) {
  %0 = arith.ceildivsi %a, %b : index
  %1 = arith.ceildivui %a, %b : index
  %2 = arith.floordivsi %a, %b : index
  return %0, %1, %2 : index, index, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @scalars(%arg0: i32, %arg1: i32) -> !llvm.struct<(i32, i32, i32)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %2 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %3 = llvm.mul %2, %arg1 : i32
// CHECK-NEXT: %4 = llvm.icmp "ne" %arg0, %3 : i32
// CHECK-NEXT: %5 = llvm.icmp "slt" %arg0, %0 : i32
// CHECK-NEXT: %6 = llvm.icmp "slt" %arg1, %0 : i32
// CHECK-NEXT: %7 = llvm.icmp "eq" %5, %6 : i1
// CHECK-NEXT: %8 = llvm.and %4, %7 : i1
// CHECK-NEXT: %9 = llvm.add %2, %1 : i32
// CHECK-NEXT: %10 = llvm.select %8, %9, %2 : i1, i32
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %12 = llvm.icmp "eq" %arg0, %11 : i32
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %14 = llvm.sub %arg0, %13 : i32
// CHECK-NEXT: %15 = llvm.udiv %14, %arg1 : i32
// CHECK-NEXT: %16 = llvm.add %15, %13 : i32
// CHECK-NEXT: %17 = llvm.select %12, %11, %16 : i1, i32
// CHECK-NEXT: %18 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT: %19 = llvm.mul %18, %arg1 : i32
// CHECK-NEXT: %20 = llvm.icmp "ne" %arg0, %19 : i32
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %22 = llvm.icmp "slt" %arg0, %21 : i32
// CHECK-NEXT: %23 = llvm.icmp "slt" %arg1, %21 : i32
// CHECK-NEXT: %24 = llvm.icmp "ne" %22, %23 : i1
// CHECK-NEXT: %25 = llvm.and %20, %24 : i1
// CHECK-NEXT: %26 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %27 = llvm.add %18, %26 : i32
// CHECK-NEXT: %28 = llvm.select %25, %27, %18 : i1, i32
// CHECK-NEXT: %29 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT: %30 = llvm.insertvalue %10, %29[0] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT: %31 = llvm.insertvalue %17, %30[1] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT: %32 = llvm.insertvalue %28, %31[2] : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT: llvm.return %32 : !llvm.struct<(i32, i32, i32)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vectors(%arg0: vector<4xi16>, %arg1: vector<4xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<0> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<1> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %2 = llvm.sdiv %arg0, %arg1 : vector<4xi16>
// CHECK-NEXT: %3 = llvm.mul %2, %arg1 : vector<4xi16>
// CHECK-NEXT: %4 = llvm.icmp "ne" %arg0, %3 : vector<4xi16>
// CHECK-NEXT: %5 = llvm.icmp "slt" %arg0, %0 : vector<4xi16>
// CHECK-NEXT: %6 = llvm.icmp "slt" %arg1, %0 : vector<4xi16>
// CHECK-NEXT: %7 = llvm.icmp "eq" %5, %6 : vector<4xi1>
// CHECK-NEXT: %8 = llvm.and %4, %7 : vector<4xi1>
// CHECK-NEXT: %9 = llvm.add %2, %1 : vector<4xi16>
// CHECK-NEXT: %10 = llvm.select %8, %9, %2 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT: %11 = llvm.mlir.constant(dense<0> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %12 = llvm.icmp "eq" %arg0, %11 : vector<4xi16>
// CHECK-NEXT: %13 = llvm.mlir.constant(dense<1> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %14 = llvm.sub %arg0, %13 : vector<4xi16>
// CHECK-NEXT: %15 = llvm.udiv %14, %arg1 : vector<4xi16>
// CHECK-NEXT: %16 = llvm.add %15, %13 : vector<4xi16>
// CHECK-NEXT: %17 = llvm.select %12, %11, %16 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT: %18 = llvm.sdiv %arg0, %arg1 : vector<4xi16>
// CHECK-NEXT: %19 = llvm.mul %18, %arg1 : vector<4xi16>
// CHECK-NEXT: %20 = llvm.icmp "ne" %arg0, %19 : vector<4xi16>
// CHECK-NEXT: %21 = llvm.mlir.constant(dense<0> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %22 = llvm.icmp "slt" %arg0, %21 : vector<4xi16>
// CHECK-NEXT: %23 = llvm.icmp "slt" %arg1, %21 : vector<4xi16>
// CHECK-NEXT: %24 = llvm.icmp "ne" %22, %23 : vector<4xi1>
// CHECK-NEXT: %25 = llvm.and %20, %24 : vector<4xi1>
// CHECK-NEXT: %26 = llvm.mlir.constant(dense<-1> : vector<4xi16>) : vector<4xi16>
// CHECK-NEXT: %27 = llvm.add %18, %26 : vector<4xi16>
// CHECK-NEXT: %28 = llvm.select %25, %27, %18 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT: %29 = llvm.mlir.poison : !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)>
// CHECK-NEXT: %30 = llvm.insertvalue %10, %29[0] : !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)>
// CHECK-NEXT: %31 = llvm.insertvalue %17, %30[1] : !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)>
// CHECK-NEXT: %32 = llvm.insertvalue %28, %31[2] : !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)>
// CHECK-NEXT: llvm.return %32 : !llvm.struct<(vector<4xi16>, vector<4xi16>, vector<4xi16>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @indices(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64, i64)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %2 = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %3 = llvm.mul %2, %arg1 : i64
// CHECK-NEXT: %4 = llvm.icmp "ne" %arg0, %3 : i64
// CHECK-NEXT: %5 = llvm.icmp "slt" %arg0, %0 : i64
// CHECK-NEXT: %6 = llvm.icmp "slt" %arg1, %0 : i64
// CHECK-NEXT: %7 = llvm.icmp "eq" %5, %6 : i1
// CHECK-NEXT: %8 = llvm.and %4, %7 : i1
// CHECK-NEXT: %9 = llvm.add %2, %1 : i64
// CHECK-NEXT: %10 = llvm.select %8, %9, %2 : i1, i64
// CHECK-NEXT: %11 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %12 = llvm.icmp "eq" %arg0, %11 : i64
// CHECK-NEXT: %13 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %14 = llvm.sub %arg0, %13 : i64
// CHECK-NEXT: %15 = llvm.udiv %14, %arg1 : i64
// CHECK-NEXT: %16 = llvm.add %15, %13 : i64
// CHECK-NEXT: %17 = llvm.select %12, %11, %16 : i1, i64
// CHECK-NEXT: %18 = llvm.sdiv %arg0, %arg1 : i64
// CHECK-NEXT: %19 = llvm.mul %18, %arg1 : i64
// CHECK-NEXT: %20 = llvm.icmp "ne" %arg0, %19 : i64
// CHECK-NEXT: %21 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %22 = llvm.icmp "slt" %arg0, %21 : i64
// CHECK-NEXT: %23 = llvm.icmp "slt" %arg1, %21 : i64
// CHECK-NEXT: %24 = llvm.icmp "ne" %22, %23 : i1
// CHECK-NEXT: %25 = llvm.and %20, %24 : i1
// CHECK-NEXT: %26 = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %27 = llvm.add %18, %26 : i64
// CHECK-NEXT: %28 = llvm.select %25, %27, %18 : i1, i64
// CHECK-NEXT: %29 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64)>
// CHECK-NEXT: %30 = llvm.insertvalue %10, %29[0] : !llvm.struct<(i64, i64, i64)>
// CHECK-NEXT: %31 = llvm.insertvalue %17, %30[1] : !llvm.struct<(i64, i64, i64)>
// CHECK-NEXT: %32 = llvm.insertvalue %28, %31[2] : !llvm.struct<(i64, i64, i64)>
// CHECK-NEXT: llvm.return %32 : !llvm.struct<(i64, i64, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: }
