// Vectors of more dimensions than one: -convert-to-llvm leaves what -convert-vector-to-llvm takes apart; reading a part that was
// changed in part is not folded, by whatever pass.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-to-llvm=filter-dialects=vector
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @parts(%v: vector<2x3x4xf32>, %w: vector<4xf32>, %x: f32, %i: index) -> (vector<2x3x4xf32>, vector<3x4xf32>, f32, vector<4xf32>) {
  %0 = vector.insert %w, %v [1, 2] : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.insert %x, %0 [0, 1, 3] : f32 into vector<2x3x4xf32>
  %2 = vector.extract %1[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %3 = vector.extract %1[1, 0, 3] : f32 from vector<2x3x4xf32>
  %4 = vector.extract %1[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %1, %2, %3, %4 : vector<2x3x4xf32>, vector<3x4xf32>, f32, vector<4xf32>
}

// -----

func.func @no_dimensions(%v: vector<f32>, %x: f32) -> (vector<f32>, f32, vector<4xf32>, vector<f32>) {
  %0 = vector.insert %x, %v [] : f32 into vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  %2 = vector.broadcast %v : vector<f32> to vector<4xf32>
  %3 = vector.broadcast %x : f32 to vector<f32>
  return %0, %1, %2, %3 : vector<f32>, f32, vector<4xf32>, vector<f32>
}

// -----

func.func @stretched(%v: vector<1x4xf32>, %w: vector<4xi1>, %x: index, %u: vector<1xf32>) -> (vector<3x4xf32>, vector<2x3x4xi1>, vector<2x2xindex>, vector<8xf32>, vector<[4]xindex>) {
  %0 = vector.broadcast %v : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.broadcast %w : vector<4xi1> to vector<2x3x4xi1>
  %2 = vector.broadcast %x : index to vector<2x2xindex>
  %3 = vector.broadcast %u : vector<1xf32> to vector<8xf32>
  %4 = vector.broadcast %x : index to vector<[4]xindex>
  return %0, %1, %2, %3, %4 : vector<3x4xf32>, vector<2x3x4xi1>, vector<2x2xindex>, vector<8xf32>, vector<[4]xindex>
}

// -----

func.func @bits(%v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %s: vector<[4]xf32>) -> (vector<8xi16>, vector<2x2xf64>, vector<i32>, vector<[8]xf16>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %w : vector<2x4xf32> to vector<2x2xf64>
  %2 = vector.bitcast %z : vector<f32> to vector<i32>
  %3 = vector.bitcast %s : vector<[4]xf32> to vector<[8]xf16>
  return %0, %1, %2, %3 : vector<8xi16>, vector<2x2xf64>, vector<i32>, vector<[8]xf16>
}

// -----

func.func @products(%v: vector<4xf32>, %w: vector<2x4xf64>, %z: vector<f32>, %s: vector<[2]xbf16>, %n: vector<2x[2]xf16>) -> (vector<4xf32>, vector<2x4xf64>, vector<f32>, vector<[2]xbf16>, vector<2x[2]xf16>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %w, %w, %w : vector<2x4xf64>
  %2 = vector.fma %z, %z, %z : vector<f32>
  %3 = vector.fma %s, %s, %s : vector<[2]xbf16>
  %4 = vector.fma %n, %n, %n : vector<2x[2]xf16>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<2x4xf64>, vector<f32>, vector<[2]xbf16>, vector<2x[2]xf16>
}
