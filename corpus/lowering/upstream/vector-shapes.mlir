// Vectors under another shape: whole innermost vectors, pieces of them, or element by element.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm
// RUN: lower-mlir --emit=llvm %s | llvm-as-22 -o %t.bc

func.func @f0(%v : vector<4x3xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<4x3xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

func.func @f1(%v : vector<6xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %v : vector<6xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

func.func @f2(%v : vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}

func.func @f3(%v : vector<4xf32>) -> vector<2x2xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @f4(%v : vector<2x2xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %v : vector<2x2xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @f5(%v : vector<3x4xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %v : vector<3x4xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}

func.func @f6(%v : vector<2x2x2xf32>) -> vector<4x2xf32> {
  %0 = vector.shape_cast %v : vector<2x2x2xf32> to vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

func.func @f7(%v : vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %v : vector<1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @f8(%v : vector<4xf32>) -> vector<1x4xf32> {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  return %0 : vector<1x4xf32>
}

func.func @f9(%v : vector<1xf32>) -> vector<f32> {
  %0 = vector.shape_cast %v : vector<1xf32> to vector<f32>
  return %0 : vector<f32>
}

func.func @f10(%v : vector<2x6xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %v : vector<2x6xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

func.func @f11(%v : vector<4x6xf32>) -> vector<2x12xf32> {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<2x12xf32>
  return %0 : vector<2x12xf32>
}

func.func @f12(%v : vector<2x9xf32>) -> vector<3x6xf32> {
  %0 = vector.shape_cast %v : vector<2x9xf32> to vector<3x6xf32>
  return %0 : vector<3x6xf32>
}

func.func @f13(%v : vector<5xf32>) -> vector<5x1xf32> {
  %0 = vector.shape_cast %v : vector<5xf32> to vector<5x1xf32>
  return %0 : vector<5x1xf32>
}

func.func @f14(%v : vector<5x1xf32>) -> vector<5xf32> {
  %0 = vector.shape_cast %v : vector<5x1xf32> to vector<5xf32>
  return %0 : vector<5xf32>
}

func.func @f15(%v : vector<f32>) -> vector<1x1xf32> {
  %0 = vector.shape_cast %v : vector<f32> to vector<1x1xf32>
  return %0 : vector<1x1xf32>
}

func.func @f16(%v : vector<1x1xf32>) -> vector<f32> {
  %0 = vector.shape_cast %v : vector<1x1xf32> to vector<f32>
  return %0 : vector<f32>
}

func.func @f17(%v : vector<2x2x1xf32>) -> vector<4x1xf32> {
  %0 = vector.shape_cast %v : vector<2x2x1xf32> to vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

func.func @f18(%v : vector<4x3x2xf32>) -> vector<2x12xf32> {
  %0 = vector.shape_cast %v : vector<4x3x2xf32> to vector<2x12xf32>
  return %0 : vector<2x12xf32>
}

func.func @f19(%v : vector<2x1x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.shape_cast %v : vector<2x1x[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

func.func @f20(%v : vector<2x[4]xf32>) -> vector<2x1x[4]xf32> {
  %0 = vector.shape_cast %v : vector<2x[4]xf32> to vector<2x1x[4]xf32>
  return %0 : vector<2x1x[4]xf32>
}

func.func @f21(%v : vector<[2]xf32>) -> vector<1x[2]xf32> {
  %0 = vector.shape_cast %v : vector<[2]xf32> to vector<1x[2]xf32>
  return %0 : vector<1x[2]xf32>
}

func.func @f23(%v : vector<2x2x3xf32>) -> vector<3x2x2xf32> {
  %0 = vector.shape_cast %v : vector<2x2x3xf32> to vector<3x2x2xf32>
  return %0 : vector<3x2x2xf32>
}

func.func @f24(%v : vector<8xf32>) -> vector<8xf32> {
  %0 = vector.shape_cast %v : vector<8xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}

func.func @f25(%v : vector<2x3x4xf32>) -> vector<4x3x2xf32> {
  %0 = vector.shape_cast %v : vector<2x3x4xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}

func.func @f26(%v : vector<f32>) -> vector<1xf32> {
  %0 = vector.shape_cast %v : vector<f32> to vector<1xf32>
  return %0 : vector<1xf32>
}

func.func @f27(%v : vector<3x1x2xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %v : vector<3x1x2xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
