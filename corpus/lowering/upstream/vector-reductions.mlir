// All lanes of a vector to one value.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @reduction_vector_4xi32(%v: vector<4xi32>) -> i32 {
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  return %r : i32
}

func.func @reduction_vector_4xi32_1(%v: vector<4xi32>, %a: i32) -> i32 {
  %r = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  return %r : i32
}

func.func @reduction_vector_4xi1(%v: vector<4xi1>) -> i1 {
  %r = vector.reduction <minui>, %v : vector<4xi1> into i1
  return %r : i1
}

func.func @reduction_vector_4xi1_1(%v: vector<4xi1>, %a: i1) -> i1 {
  %r = vector.reduction <minsi>, %v, %a : vector<4xi1> into i1
  return %r : i1
}

func.func @reduction_vector_4xindex(%v: vector<4xindex>) -> index {
  %r = vector.reduction <maxui>, %v : vector<4xindex> into index
  return %r : index
}

func.func @reduction_vector_4xindex_1(%v: vector<4xindex>, %a: index) -> index {
  %r = vector.reduction <maxsi>, %v, %a : vector<4xindex> into index
  return %r : index
}

func.func @reduction_vector_4xi64(%v: vector<4xi64>) -> i64 {
  %r = vector.reduction <and>, %v : vector<4xi64> into i64
  return %r : i64
}

func.func @reduction_vector_4xi64_1(%v: vector<4xi64>, %a: i64) -> i64 {
  %r = vector.reduction <or>, %v, %a : vector<4xi64> into i64
  return %r : i64
}

func.func @reduction_vector_4xf32(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <add>, %v  : vector<4xf32> into f32
  return %r : f32
}

func.func @reduction_vector_4xf64(%v: vector<4xf64>, %a: f64) -> f64 {
  %r = vector.reduction <add>, %v, %a  : vector<4xf64> into f64
  return %r : f64
}

func.func @reduction_vector_4xf16(%v: vector<4xf16>) -> f16 {
  %r = vector.reduction <mul>, %v  : vector<4xf16> into f16
  return %r : f16
}

func.func @reduction_vector_4xf32_1(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <minnumf>, %v, %a fastmath<fast> : vector<4xf32> into f32
  return %r : f32
}

func.func @reduction_vector_4xf32_2(%v: vector<4xf32>) -> f32 {
  %r = vector.reduction <maxnumf>, %v  : vector<4xf32> into f32
  return %r : f32
}

func.func @reduction_vector_4xf64_1(%v: vector<4xf64>, %a: f64) -> f64 {
  %r = vector.reduction <maxnumf>, %v, %a  : vector<4xf64> into f64
  return %r : f64
}

func.func @reduction_vector_4xf16_1(%v: vector<4xf16>) -> f16 {
  %r = vector.reduction <minimumf>, %v  : vector<4xf16> into f16
  return %r : f16
}

func.func @reduction_vector_4xf32_3(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <maximumf>, %v, %a fastmath<fast> : vector<4xf32> into f32
  return %r : f32
}

func.func @reduction_vector_s4_xi32(%v: vector<[4]xi32>) -> i32 {
  %r = vector.reduction <add>, %v : vector<[4]xi32> into i32
  return %r : i32
}

func.func @reduction_vector_s4_xi32_1(%v: vector<[4]xi32>, %a: i32) -> i32 {
  %r = vector.reduction <mul>, %v, %a : vector<[4]xi32> into i32
  return %r : i32
}

func.func @reduction_vector_s4_xi1(%v: vector<[4]xi1>) -> i1 {
  %r = vector.reduction <minui>, %v : vector<[4]xi1> into i1
  return %r : i1
}

func.func @reduction_vector_s4_xi1_1(%v: vector<[4]xi1>, %a: i1) -> i1 {
  %r = vector.reduction <minsi>, %v, %a : vector<[4]xi1> into i1
  return %r : i1
}

func.func @reduction_vector_s4_xindex(%v: vector<[4]xindex>) -> index {
  %r = vector.reduction <maxui>, %v : vector<[4]xindex> into index
  return %r : index
}

func.func @reduction_vector_s4_xindex_1(%v: vector<[4]xindex>, %a: index) -> index {
  %r = vector.reduction <maxsi>, %v, %a : vector<[4]xindex> into index
  return %r : index
}

func.func @reduction_vector_s4_xi64(%v: vector<[4]xi64>) -> i64 {
  %r = vector.reduction <and>, %v : vector<[4]xi64> into i64
  return %r : i64
}

func.func @reduction_vector_s4_xi64_1(%v: vector<[4]xi64>, %a: i64) -> i64 {
  %r = vector.reduction <or>, %v, %a : vector<[4]xi64> into i64
  return %r : i64
}

func.func @reduction_vector_s4_xf32(%v: vector<[4]xf32>) -> f32 {
  %r = vector.reduction <add>, %v  : vector<[4]xf32> into f32
  return %r : f32
}

func.func @reduction_vector_s4_xf64(%v: vector<[4]xf64>, %a: f64) -> f64 {
  %r = vector.reduction <add>, %v, %a  : vector<[4]xf64> into f64
  return %r : f64
}

func.func @reduction_vector_s4_xf16(%v: vector<[4]xf16>) -> f16 {
  %r = vector.reduction <mul>, %v  : vector<[4]xf16> into f16
  return %r : f16
}

func.func @reduction_vector_s4_xf32_1(%v: vector<[4]xf32>, %a: f32) -> f32 {
  %r = vector.reduction <minnumf>, %v, %a fastmath<fast> : vector<[4]xf32> into f32
  return %r : f32
}

func.func @reduction_vector_s4_xf32_2(%v: vector<[4]xf32>) -> f32 {
  %r = vector.reduction <maxnumf>, %v  : vector<[4]xf32> into f32
  return %r : f32
}

func.func @reduction_vector_s4_xf64_1(%v: vector<[4]xf64>, %a: f64) -> f64 {
  %r = vector.reduction <maxnumf>, %v, %a  : vector<[4]xf64> into f64
  return %r : f64
}

func.func @reduction_vector_s4_xf16_1(%v: vector<[4]xf16>) -> f16 {
  %r = vector.reduction <minimumf>, %v  : vector<[4]xf16> into f16
  return %r : f16
}

func.func @reduction_vector_s4_xf32_3(%v: vector<[4]xf32>, %a: f32) -> f32 {
  %r = vector.reduction <maximumf>, %v, %a fastmath<fast> : vector<[4]xf32> into f32
  return %r : f32
}

func.func @reduction_vector_i32(%v: vector<i32>) -> i32 {
  %r = vector.reduction <add>, %v : vector<i32> into i32
  return %r : i32
}

func.func @reduction_vector_i32_1(%v: vector<i32>, %a: i32) -> i32 {
  %r = vector.reduction <mul>, %v, %a : vector<i32> into i32
  return %r : i32
}

func.func @reduction_vector_i1(%v: vector<i1>) -> i1 {
  %r = vector.reduction <minui>, %v : vector<i1> into i1
  return %r : i1
}

func.func @reduction_vector_i1_1(%v: vector<i1>, %a: i1) -> i1 {
  %r = vector.reduction <minsi>, %v, %a : vector<i1> into i1
  return %r : i1
}

func.func @reduction_vector_index(%v: vector<index>) -> index {
  %r = vector.reduction <maxui>, %v : vector<index> into index
  return %r : index
}

func.func @reduction_vector_index_1(%v: vector<index>, %a: index) -> index {
  %r = vector.reduction <maxsi>, %v, %a : vector<index> into index
  return %r : index
}

func.func @reduction_vector_i64(%v: vector<i64>) -> i64 {
  %r = vector.reduction <and>, %v : vector<i64> into i64
  return %r : i64
}

func.func @reduction_vector_i64_1(%v: vector<i64>, %a: i64) -> i64 {
  %r = vector.reduction <or>, %v, %a : vector<i64> into i64
  return %r : i64
}
