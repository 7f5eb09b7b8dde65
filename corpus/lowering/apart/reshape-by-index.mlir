// The conversion of all dialects lowers a memref.reshape by a shape of index, too, where mlir-opt leaves it with unknown sizes.
//
// RUN: lower-mlir %s -convert-to-llvm | FileCheck %s
// CHECK-NOT: {{memref|unrealized}}
// RUN: %if mlir-opt-22 %{ %python %S/../../../scripts/compare-upstream %s | FileCheck %s --check-prefix=LEAVES %}
// LEAVES: upstream leaves
// LEAVES: memref.reshape

func.func @r(%m: memref<?xf32>, %u: memref<*xf32>, %s: memref<3xindex>, %t: memref<2xi64>) -> (memref<?x?x4xf32>, memref<2x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x4xf32>
  %1 = memref.reshape %u(%t) : (memref<*xf32>, memref<2xi64>) -> memref<2x?xf32>
  return %0, %1 : memref<?x?x4xf32>, memref<2x?xf32>
}
