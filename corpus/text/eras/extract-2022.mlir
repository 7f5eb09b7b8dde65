// vector.extract as it was until 2023: the type of the vector says what lies at the position.
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-16 %{ mlir-opt-16 %s %}
// RUN: not lower-mlir --no-passes %S/Inputs/extract-too-deep.mlir 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: extract-too-deep.mlir:2:34: error: custom op 'vector.extract' expected a vector with at least as many dimensions as the position has numbers

// CHECK-LABEL: @parts
// CHECK: vector.extract %arg0[1] : f32 from vector<4xf32>
// CHECK: vector.extract %arg1[1] : vector<4xf32> from vector<3x4xf32>
// CHECK: vector.extract %arg2[1, 2] : i8 from vector<2x3xi8>
func.func @parts(%a: vector<4xf32>, %b: vector<3x4xf32>, %c: vector<2x3xi8>) -> (f32, vector<4xf32>, i8) {
  %0 = vector.extract %a[1] : vector<4xf32>
  %1 = vector.extract %b[1] : vector<3x4xf32>
  %2 = vector.extract %c[1, 2] : vector<2x3xi8>
  return %0, %1, %2 : f32, vector<4xf32>, i8
}
