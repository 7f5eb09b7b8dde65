// Kinds of reductions were words in quotes until 2022.
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %s %}
// CHECK: vector.reduction <add>, %arg0 : vector<4xf32> into f32
// CHECK: vector.reduction <mul>, %arg0, %{{.*}} : vector<4xf32> into f32
// CHECK: vector.reduction <maximumf>, %arg0
// CHECK: vector.reduction <minui>, %arg1
func @f(%v: vector<4xf32>, %w: vector<4xi32>) -> f32 {
  %0 = vector.reduction "add", %v : vector<4xf32> into f32
  %1 = vector.reduction "mul", %v, %0 : vector<4xf32> into f32
  %2 = vector.reduction "maxf", %v : vector<4xf32> into f32
  %3 = vector.reduction "minui", %w : vector<4xi32> into i32
  return %1 : f32
}
// RUN: expect-status 1 lower-mlir --no-passes %S/Inputs/no-such-kind.mlir 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: no-such-kind.mlir:2:25: error: custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui,
