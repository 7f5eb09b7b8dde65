// A part of a broadcast that makes a dimension scalable is no part of its source, and each of its elements is the same one.
// mlir-opt 22 fails on @row.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
//
// CHECK-LABEL: @row
// CHECK: vector.extract %{{.*}}[0] : vector<[1]xf32> from vector<2x[1]xf32>
func.func @row(%a: vector<2x1xf32>) -> vector<[1]xf32> {
  %b = vector.broadcast %a : vector<2x1xf32> to vector<2x[1]xf32>
  %c = vector.extract %b[0] : vector<[1]xf32> from vector<2x[1]xf32>
  return %c : vector<[1]xf32>
}

// CHECK-LABEL: @element
// CHECK: vector.extract %arg0[0, 0] : f32 from vector<2x1xf32>
func.func @element(%a: vector<2x1xf32>, %i: index) -> f32 {
  %b = vector.broadcast %a : vector<2x1xf32> to vector<2x[1]xf32>
  %c = vector.extract %b[0, %i] : f32 from vector<2x[1]xf32>
  return %c : f32
}
