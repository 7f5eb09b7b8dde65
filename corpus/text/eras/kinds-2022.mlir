// The floating point extremes of atomic updates and reductions before they were named after what they do with NaN.
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | mlir-opt-22 | FileCheck %s
// CHECK: memref.atomic_rmw maximumf %
// CHECK: memref.atomic_rmw minimumf %
// CHECK: vector.reduction <maximumf>, %
// CHECK: vector.reduction <minimumf>, %
func.func @f(%m: memref<4xf32>, %i: index, %x: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32) {
  %a = memref.atomic_rmw maxf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %b = memref.atomic_rmw "minf" %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %c = vector.reduction <maxf>, %v : vector<4xf32> into f32
  %d = vector.reduction <minf>, %v : vector<4xf32> into f32
  return %a, %b, %c, %d : f32, f32, f32, f32
}
