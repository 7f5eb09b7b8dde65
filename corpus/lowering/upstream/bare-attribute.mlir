// Functions that ask for bare pointers by an attribute.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @pass_i1_4(%a: i1) -> i1 attributes {llvm.bareptr} {
  return %a : i1
}

func.func @pass_i32_2(%a: i32) -> i32 attributes {llvm.bareptr} {
  return %a : i32
}

func.func @pass_i128_3(%a: i128) -> i128 attributes {llvm.bareptr} {
  return %a : i128
}

func.func @pass_f16_2(%a: f16) -> f16 attributes {llvm.bareptr} {
  return %a : f16
}

func.func @pass_f32_2(%a: f32) -> f32 attributes {llvm.bareptr} {
  return %a : f32
}

func.func @pass_f80_1(%a: f80) -> f80 attributes {llvm.bareptr} {
  return %a : f80
}

func.func @pass_f8E5M2_4(%a: f8E5M2) -> f8E5M2 attributes {llvm.bareptr} {
  return %a : f8E5M2
}

func.func @pass_complex_f32_2(%a: complex<f32>) -> complex<f32> attributes {llvm.bareptr} {
  return %a : complex<f32>
}

func.func @pass_vector_2x3xi8_2(%a: vector<2x3xi8>) -> vector<2x3xi8> attributes {llvm.bareptr} {
  return %a : vector<2x3xi8>
}

func.func @pass_vector_i32_3(%a: vector<i32>) -> vector<i32> attributes {llvm.bareptr} {
  return %a : vector<i32>
}

func.func @pass_tf32_2(%a: tf32) -> tf32 attributes {llvm.bareptr} {
  return %a : tf32
}

func.func @pass_llvm_struct_i32_2(%a: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> attributes {llvm.bareptr} {
  return %a : !llvm.struct<(i32, f32)>
}

func.func @pass_memref_f32_3(%a: memref<f32>) -> memref<f32> attributes {llvm.bareptr} {
  return %a : memref<f32>
}

func.func @pass_memref_qxqxi8_2(%a: memref<?x?xi8>) -> memref<?x?xi8> attributes {llvm.bareptr} {
  return %a : memref<?x?xi8>
}

func.func @pass_memref_uxf32_4(%a: memref<*xf32, 1>) -> memref<*xf32, 1> attributes {llvm.bareptr} {
  return %a : memref<*xf32, 1>
}

func.func @pass_memref_3xcomplex_f64_3(%a: memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>> attributes {llvm.bareptr} {
  return %a : memref<3xcomplex<f64>>
}

func.func @pass_tensor_4xf32_3(%a: tensor<4xf32>) -> tensor<4xf32> attributes {llvm.bareptr} {
  return %a : tensor<4xf32>
}

func.func @pass_si8_3(%a: si8) -> si8 attributes {llvm.bareptr} {
  return %a : si8
}

func.func @pass_memref_qxi32_2(%a: memref<?xi32, "gpu">) -> memref<?xi32, "gpu"> attributes {llvm.bareptr} {
  return %a : memref<?xi32, "gpu">
}

func.func @pass_complex_i32_1(%a: complex<i32>) -> complex<i32> attributes {llvm.bareptr} {
  return %a : complex<i32>
}

func.func @pass_memref_0xf32_2(%a: memref<0xf32>) -> memref<0xf32> attributes {llvm.bareptr} {
  return %a : memref<0xf32>
}

func.func @pass_f8E3M4_3(%a: f8E3M4) -> f8E3M4 attributes {llvm.bareptr} {
  return %a : f8E3M4
}
