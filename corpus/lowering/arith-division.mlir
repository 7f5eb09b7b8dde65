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
