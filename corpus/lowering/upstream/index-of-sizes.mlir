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

func.func @of_bytes(%m: memref<?xi8>, %at: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = index.constant 2
  %k = index.constant 5
  %v = memref.view %m[%at][%k, %n] : memref<?xi8> to memref<?x3x?xf32>
  %a = memref.dim %v, %c0 : memref<?x3x?xf32>
  %b = memref.dim %v, %c2 : memref<?x3x?xf32>
  %r = index.remu %a, %b
  return %r, %b : index, index
}
