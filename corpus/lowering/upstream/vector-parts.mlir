// Parts taken out of vectors and put in.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @extract_vector_4xi1(%v: vector<4xi1>) -> i1 {
  %r = vector.extract %v[1] : i1 from vector<4xi1>
  return %r : i1
}

func.func @extract_vector_2x3xs4_xi1(%v: vector<2x3x[4]xi1>) -> vector<3x[4]xi1> {
  %r = vector.extract %v[1] : vector<3x[4]xi1> from vector<2x3x[4]xi1>
  return %r : vector<3x[4]xi1>
}

func.func @extract_vector_2x3xs4_xi8(%v: vector<2x3x[4]xi8>) -> i8 {
  %r = vector.extract %v[1,1,1] : i8 from vector<2x3x[4]xi8>
  return %r : i8
}

func.func @extract_vector_s4_xi13(%v: vector<[4]xi13>) -> i13 {
  %r = vector.extract %v[1] : i13 from vector<[4]xi13>
  return %r : i13
}

func.func @extract_vector_2x4xi64(%v: vector<2x4xi64>, %i: index) -> vector<4xi64> {
  %r = vector.extract %v[%i] : vector<4xi64> from vector<2x4xi64>
  return %r : vector<4xi64>
}

func.func @extract_vector_2x4xi65(%v: vector<2x4xi65>, %i: index) -> i65 {
  %r = vector.extract %v[1,%i] : i65 from vector<2x4xi65>
  return %r : i65
}

func.func @extract_vector_4xf16(%v: vector<4xf16>, %i: index) -> f16 {
  %r = vector.extract %v[%i] : f16 from vector<4xf16>
  return %r : f16
}

func.func @extract_vector_2x3xs4_xf16(%v: vector<2x3x[4]xf16>, %i: index) -> vector<3x[4]xf16> {
  %r = vector.extract %v[%i] : vector<3x[4]xf16> from vector<2x3x[4]xf16>
  return %r : vector<3x[4]xf16>
}

func.func @extract_vector_2x3xs4_xbf16(%v: vector<2x3x[4]xbf16>, %i: index) -> bf16 {
  %r = vector.extract %v[1,1,%i] : bf16 from vector<2x3x[4]xbf16>
  return %r : bf16
}

func.func @extract_vector_s4_xf32(%v: vector<[4]xf32>, %i: index) -> f32 {
  %r = vector.extract %v[%i] : f32 from vector<[4]xf32>
  return %r : f32
}

func.func @extract_vector_f64(%v: vector<f64>) -> f64 {
  %r = vector.extract %v[] : f64 from vector<f64>
  return %r : f64
}

func.func @extract_vector_2x4xf128(%v: vector<2x4xf128>) -> vector<4xf128> {
  %r = vector.extract %v[1] : vector<4xf128> from vector<2x4xf128>
  return %r : vector<4xf128>
}

func.func @extract_vector_2x4xindex(%v: vector<2x4xindex>) -> index {
  %r = vector.extract %v[1,1] : index from vector<2x4xindex>
  return %r : index
}

func.func @extract_vector_4xf8E5M2(%v: vector<4xf8E5M2>) -> f8E5M2 {
  %r = vector.extract %v[1] : f8E5M2 from vector<4xf8E5M2>
  return %r : f8E5M2
}

func.func @extract_vector_2x3xs4_xf8E5M2(%v: vector<2x3x[4]xf8E5M2>) -> vector<3x[4]xf8E5M2> {
  %r = vector.extract %v[1] : vector<3x[4]xf8E5M2> from vector<2x3x[4]xf8E5M2>
  return %r : vector<3x[4]xf8E5M2>
}

func.func @insert_vector_4xi1(%v: vector<4xi1>, %a: i1) -> vector<4xi1> {
  %r = vector.insert %a, %v[1] : i1 into vector<4xi1>
  return %r : vector<4xi1>
}

func.func @insert_vector_2x3xs4_xi1(%v: vector<2x3x[4]xi1>, %a: vector<3x[4]xi1>) -> vector<2x3x[4]xi1> {
  %r = vector.insert %a, %v[1] : vector<3x[4]xi1> into vector<2x3x[4]xi1>
  return %r : vector<2x3x[4]xi1>
}

func.func @insert_vector_2x3xs4_xi8(%v: vector<2x3x[4]xi8>, %a: i8) -> vector<2x3x[4]xi8> {
  %r = vector.insert %a, %v[1,1,1] : i8 into vector<2x3x[4]xi8>
  return %r : vector<2x3x[4]xi8>
}

func.func @insert_vector_s4_xi13(%v: vector<[4]xi13>, %a: i13) -> vector<[4]xi13> {
  %r = vector.insert %a, %v[1] : i13 into vector<[4]xi13>
  return %r : vector<[4]xi13>
}

func.func @insert_vector_2x4xi65(%v: vector<2x4xi65>, %a: i65, %i: index) -> vector<2x4xi65> {
  %r = vector.insert %a, %v[1,%i] : i65 into vector<2x4xi65>
  return %r : vector<2x4xi65>
}

func.func @insert_vector_4xf16(%v: vector<4xf16>, %a: f16, %i: index) -> vector<4xf16> {
  %r = vector.insert %a, %v[%i] : f16 into vector<4xf16>
  return %r : vector<4xf16>
}

func.func @insert_vector_2x3xs4_xbf16(%v: vector<2x3x[4]xbf16>, %a: bf16, %i: index) -> vector<2x3x[4]xbf16> {
  %r = vector.insert %a, %v[1,1,%i] : bf16 into vector<2x3x[4]xbf16>
  return %r : vector<2x3x[4]xbf16>
}

func.func @insert_vector_s4_xf32(%v: vector<[4]xf32>, %a: f32, %i: index) -> vector<[4]xf32> {
  %r = vector.insert %a, %v[%i] : f32 into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @insert_vector_f64(%v: vector<f64>, %a: f64) -> vector<f64> {
  %r = vector.insert %a, %v[] : f64 into vector<f64>
  return %r : vector<f64>
}

func.func @insert_vector_2x4xf128(%v: vector<2x4xf128>, %a: vector<4xf128>) -> vector<2x4xf128> {
  %r = vector.insert %a, %v[1] : vector<4xf128> into vector<2x4xf128>
  return %r : vector<2x4xf128>
}

func.func @insert_vector_2x4xindex(%v: vector<2x4xindex>, %a: index) -> vector<2x4xindex> {
  %r = vector.insert %a, %v[1,1] : index into vector<2x4xindex>
  return %r : vector<2x4xindex>
}

func.func @insert_vector_4xf8E5M2(%v: vector<4xf8E5M2>, %a: f8E5M2) -> vector<4xf8E5M2> {
  %r = vector.insert %a, %v[1] : f8E5M2 into vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @insert_vector_2x3xs4_xf8E5M2(%v: vector<2x3x[4]xf8E5M2>, %a: vector<3x[4]xf8E5M2>) -> vector<2x3x[4]xf8E5M2> {
  %r = vector.insert %a, %v[1] : vector<3x[4]xf8E5M2> into vector<2x3x[4]xf8E5M2>
  return %r : vector<2x3x[4]xf8E5M2>
}

func.func @bitcast_vector_4xf32(%a: vector<4xf32>) -> vector<4xi32> {
  %r = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  return %r : vector<4xi32>
}

func.func @bitcast_vector_2x4xf32(%a: vector<2x4xf32>) -> vector<2x8xf16> {
  %r = vector.bitcast %a : vector<2x4xf32> to vector<2x8xf16>
  return %r : vector<2x8xf16>
}

func.func @bitcast_vector_f32(%a: vector<f32>) -> vector<i32> {
  %r = vector.bitcast %a : vector<f32> to vector<i32>
  return %r : vector<i32>
}

func.func @bitcast_vector_s4_xi32(%a: vector<[4]xi32>) -> vector<[8]xi16> {
  %r = vector.bitcast %a : vector<[4]xi32> to vector<[8]xi16>
  return %r : vector<[8]xi16>
}

func.func @bitcast_vector_2xs4_xi64(%a: vector<2x[4]xi64>) -> vector<2x[8]xf32> {
  %r = vector.bitcast %a : vector<2x[4]xi64> to vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}

func.func @bitcast_vector_2x2x4xi32(%a: vector<2x2x4xi32>) -> vector<2x2x2xi64> {
  %r = vector.bitcast %a : vector<2x2x4xi32> to vector<2x2x2xi64>
  return %r : vector<2x2x2xi64>
}

func.func @bitcast_vector_4xi8(%a: vector<4xi8>) -> vector<4xf8E5M2> {
  %r = vector.bitcast %a : vector<4xi8> to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}

func.func @bitcast_vector_2xi64(%a: vector<2xi64>) -> vector<2xindex> {
  %r = vector.bitcast %a : vector<2xi64> to vector<2xindex>
  return %r : vector<2xindex>
}

func.func @bitcast_vector_2x3xbf16(%a: vector<2x3xbf16>) -> vector<2x3xf16> {
  %r = vector.bitcast %a : vector<2x3xbf16> to vector<2x3xf16>
  return %r : vector<2x3xf16>
}

func.func @bitcast_vector_4xf32_1(%a: vector<4xf32>) -> vector<4xf32> {
  %r = vector.bitcast %a : vector<4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

func.func @bitcast_vector_1x4xf32(%a: vector<1x4xf32>) -> vector<1x4xi32> {
  %r = vector.bitcast %a : vector<1x4xf32> to vector<1x4xi32>
  return %r : vector<1x4xi32>
}

func.func @fma_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.fma %a, %b, %c : vector<4xf32>
  return %r : vector<4xf32>
}

func.func @fma_vector_2x3xf80(%a: vector<2x3xf80>, %b: vector<2x3xf80>, %c: vector<2x3xf80>) -> vector<2x3xf80> {
  %r = vector.fma %a, %b, %c : vector<2x3xf80>
  return %r : vector<2x3xf80>
}

func.func @fma_vector_f16(%a: vector<f16>, %b: vector<f16>, %c: vector<f16>) -> vector<f16> {
  %r = vector.fma %a, %b, %c : vector<f16>
  return %r : vector<f16>
}

func.func @fma_vector_s4_xbf16(%a: vector<[4]xbf16>, %b: vector<[4]xbf16>, %c: vector<[4]xbf16>) -> vector<[4]xbf16> {
  %r = vector.fma %a, %b, %c : vector<[4]xbf16>
  return %r : vector<[4]xbf16>
}

func.func @fma_vector_2xs2_xf64(%a: vector<2x[2]xf64>, %b: vector<2x[2]xf64>, %c: vector<2x[2]xf64>) -> vector<2x[2]xf64> {
  %r = vector.fma %a, %b, %c : vector<2x[2]xf64>
  return %r : vector<2x[2]xf64>
}

func.func @fma_vector_2x3x4xf32(%a: vector<2x3x4xf32>, %b: vector<2x3x4xf32>, %c: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %r = vector.fma %a, %b, %c : vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

func.func @fma_vector_1x1xf80(%a: vector<1x1xf80>, %b: vector<1x1xf80>, %c: vector<1x1xf80>) -> vector<1x1xf80> {
  %r = vector.fma %a, %b, %c : vector<1x1xf80>
  return %r : vector<1x1xf80>
}

func.func @fma_vector_1xf16(%a: vector<1xf16>, %b: vector<1xf16>, %c: vector<1xf16>) -> vector<1xf16> {
  %r = vector.fma %a, %b, %c : vector<1xf16>
  return %r : vector<1xf16>
}
