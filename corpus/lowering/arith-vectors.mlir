// Vectors: one op each up to one dimension, slices above.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @one(%a: vector<4xi32>, %b: vector<4xi32>, %f: vector<[4]xf32>, %c: vector<4xi1>, %x: vector<4xindex>) -> (vector<4xi32>, vector<[4]xf32>, vector<4xi8>) {
  %0 = arith.addi %a, %b overflow<nsw> : vector<4xi32>
  %1 = arith.cmpi ult, %0, %b : vector<4xi32>
  %2 = arith.select %1, %0, %b : vector<4xi1>, vector<4xi32>
  %3 = arith.mulf %f, %f : vector<[4]xf32>
  %4 = arith.index_cast %x : vector<4xindex> to vector<4xi8>
  return %2, %3, %4 : vector<4xi32>, vector<[4]xf32>, vector<4xi8>
}
func.func @zero(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %0 = arith.muli %a, %b : vector<i32>
  return %0 : vector<i32>
}
func.func @three(%a: vector<2x2x4xf32>, %b: vector<2x2x4xf32>) -> vector<2x2x4xi1> {
  %0 = arith.addf %a, %b fastmath<fast> : vector<2x2x4xf32>
  %1 = arith.cmpf oge, %0, %b : vector<2x2x4xf32>
  return %1 : vector<2x2x4xi1>
}
func.func @conditions(%a: vector<2x4xi32>, %b: vector<2x4xi32>, %c: i1, %d: vector<2x4xi1>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %0 = arith.select %c, %a, %b : vector<2x4xi32>
  %1 = arith.select %d, %a, %b : vector<2x4xi1>, vector<2x4xi32>
  return %0, %1 : vector<2x4xi32>, vector<2x4xi32>
}
func.func @extended(%a: vector<4xi32>, %b: vector<4xi32>) -> (vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>) {
  %0, %1 = arith.addui_extended %a, %b : vector<4xi32>, vector<4xi1>
  %2, %3 = arith.mulsi_extended %a, %b : vector<4xi32>
  return %0, %1, %2, %3 : vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>
}
func.func @constants() -> (vector<2x2xi32>, vector<4xindex>) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  return %0, %1 : vector<2x2xi32>, vector<4xindex>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @one(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<[4]xf32>, %arg3: vector<4xi1>, %arg4: vector<4xi64>) -> !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)> {
// CHECK-NEXT: %0 = llvm.add %arg0, %arg1 overflow<nsw> : vector<4xi32>
// CHECK-NEXT: %1 = llvm.icmp "ult" %0, %arg1 : vector<4xi32>
// CHECK-NEXT: %2 = llvm.select %1, %0, %arg1 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %3 = llvm.fmul %arg2, %arg2 : vector<[4]xf32>
// CHECK-NEXT: %4 = llvm.trunc %arg4 : vector<4xi64> to vector<4xi8>
// CHECK-NEXT: %5 = llvm.mlir.poison : !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)>
// CHECK-NEXT: %6 = llvm.insertvalue %2, %5[0] : !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)>
// CHECK-NEXT: %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)>
// CHECK-NEXT: %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)>
// CHECK-NEXT: llvm.return %8 : !llvm.struct<(vector<4xi32>, vector<[4]xf32>, vector<4xi8>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @zero(%arg0: vector<1xi32>, %arg1: vector<1xi32>) -> vector<1xi32> {
// CHECK-NEXT: %0 = llvm.mul %arg0, %arg1 : vector<1xi32>
// CHECK-NEXT: llvm.return %0 : vector<1xi32>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @three(%arg0: !llvm.array<2 x array<2 x vector<4xf32>>>, %arg1: !llvm.array<2 x array<2 x vector<4xf32>>>) -> !llvm.array<2 x array<2 x vector<4xi1>>> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %1 = llvm.extractvalue %arg0[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %2 = llvm.extractvalue %arg1[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %3 = llvm.fadd %1, %2 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// CHECK-NEXT: %4 = llvm.insertvalue %3, %0[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %5 = llvm.extractvalue %arg0[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %6 = llvm.extractvalue %arg1[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %7 = llvm.fadd %5, %6 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// CHECK-NEXT: %8 = llvm.insertvalue %7, %4[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %9 = llvm.extractvalue %arg0[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %10 = llvm.extractvalue %arg1[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %11 = llvm.fadd %9, %10 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// CHECK-NEXT: %12 = llvm.insertvalue %11, %8[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %13 = llvm.extractvalue %arg0[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %14 = llvm.extractvalue %arg1[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %15 = llvm.fadd %13, %14 {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
// CHECK-NEXT: %16 = llvm.insertvalue %15, %12[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %17 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: %18 = llvm.extractvalue %16[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %19 = llvm.extractvalue %arg1[0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %20 = llvm.fcmp "oge" %18, %19 : vector<4xf32>
// CHECK-NEXT: %21 = llvm.insertvalue %20, %17[0, 0] : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: %22 = llvm.extractvalue %16[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %23 = llvm.extractvalue %arg1[0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %24 = llvm.fcmp "oge" %22, %23 : vector<4xf32>
// CHECK-NEXT: %25 = llvm.insertvalue %24, %21[0, 1] : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: %26 = llvm.extractvalue %16[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %27 = llvm.extractvalue %arg1[1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %28 = llvm.fcmp "oge" %26, %27 : vector<4xf32>
// CHECK-NEXT: %29 = llvm.insertvalue %28, %25[1, 0] : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: %30 = llvm.extractvalue %16[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %31 = llvm.extractvalue %arg1[1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK-NEXT: %32 = llvm.fcmp "oge" %30, %31 : vector<4xf32>
// CHECK-NEXT: %33 = llvm.insertvalue %32, %29[1, 1] : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: llvm.return %33 : !llvm.array<2 x array<2 x vector<4xi1>>>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @conditions(%arg0: !llvm.array<2 x vector<4xi32>>, %arg1: !llvm.array<2 x vector<4xi32>>, %arg2: i1, %arg3: !llvm.array<2 x vector<4xi1>>) -> !llvm.struct<(array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)> {
// CHECK-NEXT: %0 = llvm.select %arg2, %arg0, %arg1 : i1, !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %2 = llvm.extractvalue %arg3[0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %3 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %4 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %5 = llvm.select %2, %3, %4 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %7 = llvm.extractvalue %arg3[1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT: %8 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %9 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %10 = llvm.select %7, %8, %9 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT: %11 = llvm.insertvalue %10, %6[1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT: %12 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
// CHECK-NEXT: %13 = llvm.insertvalue %0, %12[0] : !llvm.struct<(array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
// CHECK-NEXT: %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @extended(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)> {
// CHECK-NEXT: %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm.struct<(vector<4xi32>, vector<4xi1>)>
// CHECK-NEXT: %3 = llvm.sext %arg0 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %4 = llvm.sext %arg1 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT: %5 = llvm.mul %3, %4 : vector<4xi64>
// CHECK-NEXT: %6 = llvm.trunc %5 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %7 = llvm.mlir.constant(dense<32> : vector<4xi64>) : vector<4xi64>
// CHECK-NEXT: %8 = llvm.lshr %5, %7 : vector<4xi64>
// CHECK-NEXT: %9 = llvm.trunc %8 : vector<4xi64> to vector<4xi32>
// CHECK-NEXT: %10 = llvm.mlir.poison : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: %11 = llvm.insertvalue %1, %10[0] : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: %12 = llvm.insertvalue %2, %11[1] : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: %13 = llvm.insertvalue %6, %12[2] : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: %14 = llvm.insertvalue %9, %13[3] : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: llvm.return %14 : !llvm.struct<(vector<4xi32>, vector<4xi1>, vector<4xi32>, vector<4xi32>)>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @constants() -> !llvm.struct<(array<2 x vector<2xi32>>, vector<4xi64>)> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xindex>) : vector<4xi64>
// CHECK-NEXT: %2 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<2xi32>>, vector<4xi64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(array<2 x vector<2xi32>>, vector<4xi64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(array<2 x vector<2xi32>>, vector<4xi64>)>
// CHECK-NEXT: llvm.return %4 : !llvm.struct<(array<2 x vector<2xi32>>, vector<4xi64>)>
// CHECK-NEXT: }
// CHECK-NEXT: }
