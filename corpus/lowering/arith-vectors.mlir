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
