// Rounding divisions of sizes, which are not negative: they have mlir-opt's forms.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: verify-lowering %s --quiet

func.func @tiles(%m: memref<?x?xf32>, %b: index) -> (index, index, index) {
  %c1 = index.constant 1
  %c16 = arith.constant 16 : index
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  %up = index.ceildivs %d, %c16
  %down = index.floordivs %d, %b
  %halves = index.floordivs %d, %c16
  return %up, %down, %halves : index, index, index
}
