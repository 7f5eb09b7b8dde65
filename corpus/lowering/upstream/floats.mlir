// Arithmetic on floats of every format.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @addf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.addf %a, %b : f16
  return %0 : f16
}

func.func @addf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}

func.func @addf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.addf %a, %b : f80
  return %0 : f80
}

func.func @addf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @addf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.addf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @addf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.addf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @subf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.subf %a, %b : f16
  return %0 : f16
}

func.func @subf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  return %0 : f32
}

func.func @subf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.subf %a, %b : f80
  return %0 : f80
}

func.func @subf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.subf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @subf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.subf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @subf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.subf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @mulf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.mulf %a, %b : f16
  return %0 : f16
}

func.func @mulf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  return %0 : f32
}

func.func @mulf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.mulf %a, %b : f80
  return %0 : f80
}

func.func @mulf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.mulf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @mulf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.mulf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @mulf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.mulf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @divf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.divf %a, %b : f16
  return %0 : f16
}

func.func @divf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.divf %a, %b : f32
  return %0 : f32
}

func.func @divf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.divf %a, %b : f80
  return %0 : f80
}

func.func @divf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.divf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @divf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.divf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @divf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.divf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @remf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.remf %a, %b : f16
  return %0 : f16
}

func.func @remf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b : f32
  return %0 : f32
}

func.func @remf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.remf %a, %b : f80
  return %0 : f80
}

func.func @remf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.remf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @remf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.remf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @remf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.remf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @maximumf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.maximumf %a, %b : f16
  return %0 : f16
}

func.func @maximumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

func.func @maximumf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.maximumf %a, %b : f80
  return %0 : f80
}

func.func @maximumf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.maximumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @maximumf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.maximumf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @maximumf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.maximumf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @minimumf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.minimumf %a, %b : f16
  return %0 : f16
}

func.func @minimumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b : f32
  return %0 : f32
}

func.func @minimumf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.minimumf %a, %b : f80
  return %0 : f80
}

func.func @minimumf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.minimumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @minimumf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.minimumf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @minimumf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.minimumf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @maxnumf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.maxnumf %a, %b : f16
  return %0 : f16
}

func.func @maxnumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxnumf %a, %b : f32
  return %0 : f32
}

func.func @maxnumf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.maxnumf %a, %b : f80
  return %0 : f80
}

func.func @maxnumf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.maxnumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @maxnumf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.maxnumf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @maxnumf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.maxnumf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @minnumf_f16(%a: f16, %b: f16) -> f16 {
  %0 = arith.minnumf %a, %b : f16
  return %0 : f16
}

func.func @minnumf_f32(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b : f32
  return %0 : f32
}

func.func @minnumf_f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.minnumf %a, %b : f80
  return %0 : f80
}

func.func @minnumf_vector_4xf32(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.minnumf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @minnumf_vector_s2_xf32(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.minnumf %a, %b : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @minnumf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>, %b: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.minnumf %a, %b : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @negf_f16(%a: f16) -> f16 {
  %0 = arith.negf %a : f16
  return %0 : f16
}

func.func @negf_bf16(%a: bf16) -> bf16 {
  %0 = arith.negf %a : bf16
  return %0 : bf16
}

func.func @negf_f32(%a: f32) -> f32 {
  %0 = arith.negf %a : f32
  return %0 : f32
}

func.func @negf_f64(%a: f64) -> f64 {
  %0 = arith.negf %a : f64
  return %0 : f64
}

func.func @negf_f80(%a: f80) -> f80 {
  %0 = arith.negf %a : f80
  return %0 : f80
}

func.func @negf_f128(%a: f128) -> f128 {
  %0 = arith.negf %a : f128
  return %0 : f128
}

func.func @negf_vector_4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.negf %a : vector<4xf32>
  return %0 : vector<4xf32>
}

func.func @negf_vector_2x2xf64(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = arith.negf %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}

func.func @negf_vector_s2_xf32(%a: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = arith.negf %a : vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

func.func @negf_vector_f32(%a: vector<f32>) -> vector<f32> {
  %0 = arith.negf %a : vector<f32>
  return %0 : vector<f32>
}

func.func @negf_vector_2x2x2xbf16(%a: vector<2x2x2xbf16>) -> vector<2x2x2xbf16> {
  %0 = arith.negf %a : vector<2x2x2xbf16>
  return %0 : vector<2x2x2xbf16>
}

func.func @addf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  return %0 : f32
}

func.func @addf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<ninf,nsz> : f32
  return %0 : f32
}

func.func @addf_f32_3(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc> : f32
  return %0 : f32
}

func.func @subf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b fastmath<nnan> : f32
  return %0 : f32
}

func.func @subf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.subf %a, %b fastmath<reassoc,contract,afn,arcp> : f32
  return %0 : f32
}

func.func @mulf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  return %0 : f32
}

func.func @mulf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<ninf,nsz> : f32
  return %0 : f32
}

func.func @mulf_f32_3(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc> : f32
  return %0 : f32
}

func.func @divf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.divf %a, %b fastmath<nnan> : f32
  return %0 : f32
}

func.func @divf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.divf %a, %b fastmath<reassoc,contract,afn,arcp> : f32
  return %0 : f32
}

func.func @remf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b fastmath<fast> : f32
  return %0 : f32
}

func.func @remf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b fastmath<ninf,nsz> : f32
  return %0 : f32
}

func.func @remf_f32_3(%a: f32, %b: f32) -> f32 {
  %0 = arith.remf %a, %b fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc> : f32
  return %0 : f32
}

func.func @maximumf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  return %0 : f32
}

func.func @maximumf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<reassoc,contract,afn,arcp> : f32
  return %0 : f32
}

func.func @minimumf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b fastmath<fast> : f32
  return %0 : f32
}

func.func @minimumf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b fastmath<ninf,nsz> : f32
  return %0 : f32
}

func.func @minimumf_f32_3(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc> : f32
  return %0 : f32
}

func.func @maxnumf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxnumf %a, %b fastmath<nnan> : f32
  return %0 : f32
}

func.func @maxnumf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.maxnumf %a, %b fastmath<reassoc,contract,afn,arcp> : f32
  return %0 : f32
}

func.func @minnumf_f32_1(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b fastmath<fast> : f32
  return %0 : f32
}

func.func @minnumf_f32_2(%a: f32, %b: f32) -> f32 {
  %0 = arith.minnumf %a, %b fastmath<ninf,nsz> : f32
  return %0 : f32
}
