// C wrappers, around functions defined here and elsewhere.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @pass_i1_3(%a: i1) -> i1 attributes {llvm.emit_c_interface} {
  return %a : i1
}

func.func private @pass_i7_attributes_callee(i7, i32) -> i7 attributes {llvm.emit_c_interface}

func.func private @pass_2_callee(i32, i32) attributes {llvm.emit_c_interface}

func.func @pass_i128_2(%a: i128, %b: i32) -> (i128, i32) attributes {llvm.emit_c_interface} {
  return %a, %b : i128, i32
}

func.func private @pass_index_1_callee(index, index) -> (index, i8) attributes {llvm.emit_c_interface}

func.func @pass_bf16_1(%a: bf16) -> bf16 attributes {llvm.emit_c_interface} {
  return %a : bf16
}

func.func private @pass_f32_attributes_callee(f32, i32) -> f32 attributes {llvm.emit_c_interface}

func.func private @pass_3_callee(f64, f64) attributes {llvm.emit_c_interface}

func.func @pass_f128_1(%a: f128, %b: i32) -> (f128, i32) attributes {llvm.emit_c_interface} {
  return %a, %b : f128, i32
}

func.func private @pass_f8E5M2_3_callee(f8E5M2, f8E5M2) -> (f8E5M2, i8) attributes {llvm.emit_c_interface}

func.func @pass_complex_f32_1(%a: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  return %a : complex<f32>
}

func.func private @pass_vector_4xf32_attributes_callee(vector<4xf32>, i32) -> vector<4xf32> attributes {llvm.emit_c_interface}

func.func private @pass_4_callee(vector<2x3xi8>, vector<2x3xi8>) attributes {llvm.emit_c_interface}

func.func @pass_vector_i32_2(%a: vector<i32>, %b: i32) -> (vector<i32>, i32) attributes {llvm.emit_c_interface} {
  return %a, %b : vector<i32>, i32
}

func.func private @pass_none_1_callee(none, none) -> (none, i8) attributes {llvm.emit_c_interface}

func.func @pass_llvm_ptr_2(%a: !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface} {
  return %a : !llvm.ptr
}

func.func private @pass_5_callee(!llvm.array<3 x i8>, !llvm.array<3 x i8>) attributes {llvm.emit_c_interface}

func.func @pass_memref_4xf32_3(%a: memref<4xf32>, %b: i32) -> (memref<4xf32>, i32) attributes {llvm.emit_c_interface} {
  return %a, %b : memref<4xf32>, i32
}

func.func private @pass_memref_4xqxf32_1_callee(memref<4x?xf32, 3>, i32) -> memref<4x?xf32, 3> attributes {llvm.emit_c_interface}

func.func private @pass_6_callee(memref<*xf32, 1>, memref<*xf32, 1>) attributes {llvm.emit_c_interface}

func.func private @pass_tensor_4xf32_attributes_callee(tensor<4xf32>, i32) -> tensor<4xf32> attributes {llvm.emit_c_interface}

func.func private @pass_7_callee(tensor<*xf32>, tensor<*xf32>) attributes {llvm.emit_c_interface}

func.func @pass_8(%a: () -> (), %b: i32) -> (() -> (), i32) attributes {llvm.emit_c_interface} {
  return %a, %b : () -> (), i32
}

func.func @pass_si8_2(%a: si8) -> si8 attributes {llvm.emit_c_interface} {
  return %a : si8
}

func.func private @pass_ui16_attributes_callee(ui16, i32) -> ui16 attributes {llvm.emit_c_interface}

func.func private @pass_10_callee(memref<?xi32, "gpu">, memref<?xi32, "gpu">) attributes {llvm.emit_c_interface}

func.func @pass_vector_4x_llvm_ptr_1(%a: vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr> attributes {llvm.emit_c_interface} {
  return %a : vector<4x!llvm.ptr>
}

func.func private @pass_complex_i32_attributes_callee(complex<i32>, i32) -> complex<i32> attributes {llvm.emit_c_interface}

func.func private @pass_11_callee(complex<f8E5M2>, complex<f8E5M2>) attributes {llvm.emit_c_interface}

func.func @pass_f8E3M4_2(%a: f8E3M4) -> f8E3M4 attributes {llvm.emit_c_interface} {
  return %a : f8E3M4
}
