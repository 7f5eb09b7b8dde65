// Vectors of one element: nothing lies beside it, so that the last stride may be any.
//
// REQUIRES: mlir-opt-22
// RUN: verify-lowering %s
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @one(%m: memref<4xf32, strided<[2]>>, %i: index) -> vector<1xf32> {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<1xf32>
  vector.store %0, %m[%i] : memref<4xf32, strided<[2]>>, vector<1xf32>
  return %0 : vector<1xf32>
}
func.func @without_dimensions(%m: memref<4xf32, strided<[?]>>, %i: index) -> vector<f32> {
  %0 = vector.load %m[%i] : memref<4xf32, strided<[?]>>, vector<f32>
  vector.store %0, %m[%i] : memref<4xf32, strided<[?]>>, vector<f32>
  return %0 : vector<f32>
}
