// Rounding divisions, extremes of integers, the extremes that ignore NaN, and bf16, as simpler operations.
//
// RUN: lower-mlir -arith-expand=include-bf16=1 %s | FileCheck %s

func.func @divisions(%x: i32, %y: i32, %v: vector<4xi8>, %i: index) -> (i32, i32, i32, vector<4xi8>, index) {
  %a = arith.ceildivsi %x, %y : i32
  %b = arith.ceildivui %x, %y : i32
  %c = arith.floordivsi %x, %y : i32
  %d = arith.floordivsi %v, %v : vector<4xi8>
  %e = arith.ceildivsi %i, %i : index
  return %a, %b, %c, %d, %e : i32, i32, i32, vector<4xi8>, index
}

func.func @extremes(%x: i32, %y: i32, %f: f32, %g: f32) -> (i32, i32, i32, i32, f32, f32) {
  %a = arith.maxsi %x, %y : i32
  %b = arith.minsi %x, %y : i32
  %c = arith.maxui %x, %y : i32
  %d = arith.minui %x, %y : i32
  %e = arith.maxnumf %f, %g : f32
  %h = arith.minnumf %f, %g : f32
  return %a, %b, %c, %d, %e, %h : i32, i32, i32, i32, f32, f32
}

func.func @bf16(%x: bf16, %y: f32, %v: vector<2xf32>) -> (f32, bf16, vector<2xbf16>) {
  %a = arith.extf %x : bf16 to f32
  %b = arith.truncf %y : f32 to bf16
  %c = arith.truncf %v : vector<2xf32> to vector<2xbf16>
  return %a, %b, %c : f32, bf16, vector<2xbf16>
}

// CHECK: module {
// CHECK-NEXT: func.func @divisions(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: index) -> (i32, i32, i32, vector<4xi8>, index) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %0 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.muli %0, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi ne, %arg0, %1 : i32
// CHECK-NEXT: %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT: %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK-NEXT: %5 = arith.cmpi eq, %3, %4 : i1
// CHECK-NEXT: %6 = arith.andi %2, %5 : i1
// CHECK-NEXT: %7 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT: %8 = arith.select %6, %7, %0 : i32
// CHECK-NEXT: %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT: %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
// CHECK-NEXT: %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT: %10 = arith.subi %arg0, %c1_i32_1 : i32
// CHECK-NEXT: %11 = arith.divui %10, %arg1 : i32
// CHECK-NEXT: %12 = arith.addi %11, %c1_i32_1 : i32
// CHECK-NEXT: %13 = arith.select %9, %c0_i32_0, %12 : i32
// CHECK-NEXT: %14 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT: %15 = arith.muli %14, %arg1 : i32
// CHECK-NEXT: %16 = arith.cmpi ne, %arg0, %15 : i32
// CHECK-NEXT: %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT: %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
// CHECK-NEXT: %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
// CHECK-NEXT: %19 = arith.cmpi ne, %17, %18 : i1
// CHECK-NEXT: %20 = arith.andi %16, %19 : i1
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %21 = arith.addi %14, %c-1_i32 : i32
// CHECK-NEXT: %22 = arith.select %20, %21, %14 : i32
// CHECK-NEXT: %23 = arith.divsi %arg2, %arg2 : vector<4xi8>
// CHECK-NEXT: %24 = arith.muli %23, %arg2 : vector<4xi8>
// CHECK-NEXT: %25 = arith.cmpi ne, %arg2, %24 : vector<4xi8>
// CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT: %26 = arith.cmpi slt, %arg2, %cst : vector<4xi8>
// CHECK-NEXT: %27 = arith.cmpi slt, %arg2, %cst : vector<4xi8>
// CHECK-NEXT: %28 = arith.cmpi ne, %26, %27 : vector<4xi1>
// CHECK-NEXT: %29 = arith.andi %25, %28 : vector<4xi1>
// CHECK-NEXT: %cst_3 = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT: %30 = arith.addi %23, %cst_3 : vector<4xi8>
// CHECK-NEXT: %31 = arith.select %29, %30, %23 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %32 = arith.divsi %arg3, %arg3 : index
// CHECK-NEXT: %33 = arith.muli %32, %arg3 : index
// CHECK-NEXT: %34 = arith.cmpi ne, %arg3, %33 : index
// CHECK-NEXT: %35 = arith.cmpi slt, %arg3, %c0 : index
// CHECK-NEXT: %36 = arith.cmpi slt, %arg3, %c0 : index
// CHECK-NEXT: %37 = arith.cmpi eq, %35, %36 : i1
// CHECK-NEXT: %38 = arith.andi %34, %37 : i1
// CHECK-NEXT: %39 = arith.addi %32, %c1 : index
// CHECK-NEXT: %40 = arith.select %38, %39, %32 : index
// CHECK-NEXT: return %8, %13, %22, %31, %40 : i32, i32, i32, vector<4xi8>, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @extremes(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f32) -> (i32, i32, i32, i32, f32, f32) {
// CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT: %1 = arith.select %0, %arg0, %arg1 : i32
// CHECK-NEXT: %2 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: %3 = arith.select %2, %arg0, %arg1 : i32
// CHECK-NEXT: %4 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT: %5 = arith.select %4, %arg0, %arg1 : i32
// CHECK-NEXT: %6 = arith.cmpi ult, %arg0, %arg1 : i32
// CHECK-NEXT: %7 = arith.select %6, %arg0, %arg1 : i32
// CHECK-NEXT: %8 = arith.cmpf ugt, %arg2, %arg3 : f32
// CHECK-NEXT: %9 = arith.select %8, %arg2, %arg3 : f32
// CHECK-NEXT: %10 = arith.cmpf uno, %arg2, %arg2 : f32
// CHECK-NEXT: %11 = arith.select %10, %arg3, %9 : f32
// CHECK-NEXT: %12 = arith.cmpf ult, %arg2, %arg3 : f32
// CHECK-NEXT: %13 = arith.select %12, %arg2, %arg3 : f32
// CHECK-NEXT: %14 = arith.cmpf uno, %arg2, %arg2 : f32
// CHECK-NEXT: %15 = arith.select %14, %arg3, %13 : f32
// CHECK-NEXT: return %1, %3, %5, %7, %11, %15 : i32, i32, i32, i32, f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bf16(%arg0: bf16, %arg1: f32, %arg2: vector<2xf32>) -> (f32, bf16, vector<2xbf16>) {
// CHECK-NEXT: %0 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT: %1 = arith.extui %0 : i16 to i32
// CHECK-NEXT: %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT: %2 = arith.shli %1, %c16_i32 : i32
// CHECK-NEXT: %3 = arith.bitcast %2 : i32 to f32
// CHECK-NEXT: %4 = arith.cmpf une, %arg1, %arg1 : f32
// CHECK-NEXT: %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT: %c32704_i16 = arith.constant 32704 : i16
// CHECK-NEXT: %c16_i32_0 = arith.constant 16 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %5 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT: %6 = arith.shrui %5, %c16_i32_0 : i32
// CHECK-NEXT: %7 = arith.andi %6, %c1_i32 : i32
// CHECK-NEXT: %8 = arith.addi %7, %c32767_i32 : i32
// CHECK-NEXT: %9 = arith.addi %5, %8 : i32
// CHECK-NEXT: %10 = arith.shrui %9, %c16_i32_0 : i32
// CHECK-NEXT: %11 = arith.trunci %10 : i32 to i16
// CHECK-NEXT: %12 = arith.select %4, %c32704_i16, %11 : i16
// CHECK-NEXT: %13 = arith.bitcast %12 : i16 to bf16
// CHECK-NEXT: %14 = arith.cmpf une, %arg2, %arg2 : vector<2xf32>
// CHECK-NEXT: %cst = arith.constant dense<32767> : vector<2xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<32704> : vector<2xi16>
// CHECK-NEXT: %cst_2 = arith.constant dense<16> : vector<2xi32>
// CHECK-NEXT: %cst_3 = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT: %15 = arith.bitcast %arg2 : vector<2xf32> to vector<2xi32>
// CHECK-NEXT: %16 = arith.shrui %15, %cst_2 : vector<2xi32>
// CHECK-NEXT: %17 = arith.andi %16, %cst_3 : vector<2xi32>
// CHECK-NEXT: %18 = arith.addi %17, %cst : vector<2xi32>
// CHECK-NEXT: %19 = arith.addi %15, %18 : vector<2xi32>
// CHECK-NEXT: %20 = arith.shrui %19, %cst_2 : vector<2xi32>
// CHECK-NEXT: %21 = arith.trunci %20 : vector<2xi32> to vector<2xi16>
// CHECK-NEXT: %22 = arith.select %14, %cst_1, %21 : vector<2xi1>, vector<2xi16>
// CHECK-NEXT: %23 = arith.bitcast %22 : vector<2xi16> to vector<2xbf16>
// CHECK-NEXT: return %3, %13, %23 : f32, bf16, vector<2xbf16>
// CHECK-NEXT: }
// CHECK-NEXT: }
