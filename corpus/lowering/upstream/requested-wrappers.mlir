// A wrapper for each function, by pass.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -llvm-request-c-wrappers -convert-func-to-llvm

func.func @pass_i1_14(%a: i1) -> i1 {
  return %a : i1
}

func.func @pass_i128_5(%a: i128) -> i128 {
  return %a : i128
}

func.func @pass_f32_4(%a: f32) -> f32 {
  return %a : f32
}

func.func @pass_f8E5M2_7(%a: f8E5M2) -> f8E5M2 {
  return %a : f8E5M2
}

func.func @pass_vector_2x3xi8_4(%a: vector<2x3xi8>) -> vector<2x3xi8> {
  return %a : vector<2x3xi8>
}

func.func @pass_tf32_5(%a: tf32) -> tf32 {
  return %a : tf32
}

func.func @pass_memref_f32_6(%a: memref<f32>) -> memref<f32> {
  return %a : memref<f32>
}

func.func @pass_memref_qxf32_11(%a: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  return %a : memref<?xf32, strided<[?], offset: ?>>
}

func.func @pass_memref_3xcomplex_f64_5(%a: memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>> {
  return %a : memref<3xcomplex<f64>>
}

func.func @pass_tensor_4xf32_6(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

func.func @pass_memref_qxi32_4(%a: memref<?xi32, "gpu">) -> memref<?xi32, "gpu"> {
  return %a : memref<?xi32, "gpu">
}

func.func @pass_memref_0xf32_4(%a: memref<0xf32>) -> memref<0xf32> {
  return %a : memref<0xf32>
}

func.func private @call_i1_2_callee(i1) -> i1
func.func @call_i1_2(%a: i1) -> i1 {
  %r = call @call_i1_2_callee(%a) : (i1) -> i1
  return %r : i1
}

func.func private @call_f16_1_callee(f16) -> f16
func.func @call_f16_1(%a: f16) -> f16 {
  %r = call @call_f16_1_callee(%a) : (f16) -> f16
  return %r : f16
}

func.func private @call_f8E5M2_2_callee(f8E5M2) -> f8E5M2
func.func @call_f8E5M2_2(%a: f8E5M2) -> f8E5M2 {
  %r = call @call_f8E5M2_2_callee(%a) : (f8E5M2) -> f8E5M2
  return %r : f8E5M2
}

func.func private @call_vector_i32_1_callee(vector<i32>) -> vector<i32>
func.func @call_vector_i32_1(%a: vector<i32>) -> vector<i32> {
  %r = call @call_vector_i32_1_callee(%a) : (vector<i32>) -> vector<i32>
  return %r : vector<i32>
}

func.func private @call_memref_f32_2_callee(memref<f32>) -> memref<f32>
func.func @call_memref_f32_2(%a: memref<f32>) -> memref<f32> {
  %r = call @call_memref_f32_2_callee(%a) : (memref<f32>) -> memref<f32>
  return %r : memref<f32>
}

func.func private @call_memref_uxf32_2_callee(memref<*xf32, 1>) -> memref<*xf32, 1>
func.func @call_memref_uxf32_2(%a: memref<*xf32, 1>) -> memref<*xf32, 1> {
  %r = call @call_memref_uxf32_2_callee(%a) : (memref<*xf32, 1>) -> memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func private @call_tensor_4xf32_2_callee(tensor<4xf32>) -> tensor<4xf32>
func.func @call_tensor_4xf32_2(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @call_tensor_4xf32_2_callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func private @call_si8_1_callee(si8) -> si8
func.func @call_si8_1(%a: si8) -> si8 {
  %r = call @call_si8_1_callee(%a) : (si8) -> si8
  return %r : si8
}
