// Bare pointers by option; what they cannot stand for stays.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts

func.func @pass_i1_11(%a: i1) -> i1 {
  return %a : i1
}

func.func @pass_i32_19(%a: i32) -> i32 {
  return %a : i32
}

func.func @pass_i128_4(%a: i128) -> i128 {
  return %a : i128
}

func.func @pass_f16_3(%a: f16) -> f16 {
  return %a : f16
}

func.func @pass_f32_3(%a: f32) -> f32 {
  return %a : f32
}

func.func @pass_f80_2(%a: f80) -> f80 {
  return %a : f80
}

func.func @pass_f8E5M2_5(%a: f8E5M2) -> f8E5M2 {
  return %a : f8E5M2
}

func.func @pass_complex_f32_3(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}

func.func @pass_vector_2x3xi8_3(%a: vector<2x3xi8>) -> vector<2x3xi8> {
  return %a : vector<2x3xi8>
}

func.func @pass_vector_i32_4(%a: vector<i32>) -> vector<i32> {
  return %a : vector<i32>
}

func.func @pass_tf32_3(%a: tf32) -> tf32 {
  return %a : tf32
}

func.func @pass_llvm_struct_i32_3(%a: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  return %a : !llvm.struct<(i32, f32)>
}

func.func @pass_memref_f32_4(%a: memref<f32>) -> memref<f32> {
  return %a : memref<f32>
}

func.func @pass_memref_qxqxi8_3(%a: memref<?x?xi8>) -> memref<?x?xi8> {
  return %a : memref<?x?xi8>
}

func.func @pass_memref_qxf32_8(%a: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  return %a : memref<?xf32, strided<[?], offset: ?>>
}

func.func @pass_memref_3xcomplex_f64_4(%a: memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>> {
  return %a : memref<3xcomplex<f64>>
}

func.func @pass_memref_4xf32_9(%a: memref<4xf32, affine_map<(d0) -> (d0 + 7)>>) -> memref<4xf32, affine_map<(d0) -> (d0 + 7)>> {
  return %a : memref<4xf32, affine_map<(d0) -> (d0 + 7)>>
}

func.func @pass_tensor_4xf32_4(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

func.func @pass_si8_4(%a: si8) -> si8 {
  return %a : si8
}

func.func @pass_memref_qxi32_3(%a: memref<?xi32, "gpu">) -> memref<?xi32, "gpu"> {
  return %a : memref<?xi32, "gpu">
}

func.func @pass_complex_i32_2(%a: complex<i32>) -> complex<i32> {
  return %a : complex<i32>
}

func.func @pass_memref_0xf32_3(%a: memref<0xf32>) -> memref<0xf32> {
  return %a : memref<0xf32>
}

func.func @pass_f8E3M4_4(%a: f8E3M4) -> f8E3M4 {
  return %a : f8E3M4
}

func.func private @call_i1_1_callee(i1) -> i1
func.func @call_i1_1(%a: i1) -> i1 {
  %r = call @call_i1_1_callee(%a) : (i1) -> i1
  return %r : i1
}

func.func private @call_i128_callee(i128) -> i128
func.func @call_i128(%a: i128) -> i128 {
  %r = call @call_i128_callee(%a) : (i128) -> i128
  return %r : i128
}

func.func private @call_f32_callee(f32) -> f32
func.func @call_f32(%a: f32) -> f32 {
  %r = call @call_f32_callee(%a) : (f32) -> f32
  return %r : f32
}

func.func private @call_f8E5M2_1_callee(f8E5M2) -> f8E5M2
func.func @call_f8E5M2_1(%a: f8E5M2) -> f8E5M2 {
  %r = call @call_f8E5M2_1_callee(%a) : (f8E5M2) -> f8E5M2
  return %r : f8E5M2
}

func.func private @call_vector_2x3xi8_callee(vector<2x3xi8>) -> vector<2x3xi8>
func.func @call_vector_2x3xi8(%a: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = call @call_vector_2x3xi8_callee(%a) : (vector<2x3xi8>) -> vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func private @call_tf32_callee(tf32) -> tf32
func.func @call_tf32(%a: tf32) -> tf32 {
  %r = call @call_tf32_callee(%a) : (tf32) -> tf32
  return %r : tf32
}

func.func private @call_memref_f32_1_callee(memref<f32>) -> memref<f32>
func.func @call_memref_f32_1(%a: memref<f32>) -> memref<f32> {
  %r = call @call_memref_f32_1_callee(%a) : (memref<f32>) -> memref<f32>
  return %r : memref<f32>
}

func.func private @call_memref_qxf32_callee(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
func.func @call_memref_qxf32(%a: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %r = call @call_memref_qxf32_callee(%a) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
  return %r : memref<?xf32, strided<[?], offset: ?>>
}

func.func private @call_memref_3xcomplex_f64_callee(memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>>
func.func @call_memref_3xcomplex_f64(%a: memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>> {
  %r = call @call_memref_3xcomplex_f64_callee(%a) : (memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>>
  return %r : memref<3xcomplex<f64>>
}

func.func private @call_tensor_4xf32_1_callee(tensor<4xf32>) -> tensor<4xf32>
func.func @call_tensor_4xf32_1(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @call_tensor_4xf32_1_callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func private @call_memref_qxi32_callee(memref<?xi32, "gpu">) -> memref<?xi32, "gpu">
func.func @call_memref_qxi32(%a: memref<?xi32, "gpu">) -> memref<?xi32, "gpu"> {
  %r = call @call_memref_qxi32_callee(%a) : (memref<?xi32, "gpu">) -> memref<?xi32, "gpu">
  return %r : memref<?xi32, "gpu">
}

func.func private @call_memref_0xf32_callee(memref<0xf32>) -> memref<0xf32>
func.func @call_memref_0xf32(%a: memref<0xf32>) -> memref<0xf32> {
  %r = call @call_memref_0xf32_callee(%a) : (memref<0xf32>) -> memref<0xf32>
  return %r : memref<0xf32>
}

func.func private @pass_i1_12_callee(i1, i1)
func.func @pass_i1_12(%a: i1, %b: i1) {
  call @pass_i1_12_callee(%a, %b) : (i1, i1) -> ()
  return
}

func.func private @pass_index_2_callee(index, i1)
func.func @pass_index_2(%a: index, %b: i1) {
  call @pass_index_2_callee(%a, %b) : (index, i1) -> ()
  return
}

func.func private @pass_f80_3_callee(f80, i1)
func.func @pass_f80_3(%a: f80, %b: i1) {
  call @pass_f80_3_callee(%a, %b) : (f80, i1) -> ()
  return
}

func.func private @pass_vector_4xf32_2_callee(vector<4xf32>, i1)
func.func @pass_vector_4xf32_2(%a: vector<4xf32>, %b: i1) {
  call @pass_vector_4xf32_2_callee(%a, %b) : (vector<4xf32>, i1) -> ()
  return
}

func.func private @pass_tf32_4_callee(tf32, i1)
func.func @pass_tf32_4(%a: tf32, %b: i1) {
  call @pass_tf32_4_callee(%a, %b) : (tf32, i1) -> ()
  return
}

func.func private @pass_memref_4xf32_10_callee(memref<4xf32>, i1)
func.func @pass_memref_4xf32_10(%a: memref<4xf32>, %b: i1) {
  call @pass_memref_4xf32_10_callee(%a, %b) : (memref<4xf32>, i1) -> ()
  return
}

func.func private @pass_memref_uxf32_8_callee(memref<*xf32, 1>, i1)
func.func @pass_memref_uxf32_8(%a: memref<*xf32, 1>, %b: i1) {
  call @pass_memref_uxf32_8_callee(%a, %b) : (memref<*xf32, 1>, i1) -> ()
  return
}

func.func private @pass_memref_4xf32_11_callee(memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, i1)
func.func @pass_memref_4xf32_11(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %b: i1) {
  call @pass_memref_4xf32_11_callee(%a, %b) : (memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, i1) -> ()
  return
}

func.func private @pass_memref_qxf32_10_callee((memref<?xf32>, (i32) -> ()) -> (i32, i64), i1)
func.func @pass_memref_qxf32_10(%a: (memref<?xf32>, (i32) -> ()) -> (i32, i64), %b: i1) {
  call @pass_memref_qxf32_10_callee(%a, %b) : ((memref<?xf32>, (i32) -> ()) -> (i32, i64), i1) -> ()
  return
}

func.func private @pass_memref_2x3xf32_6_callee(memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, i1)
func.func @pass_memref_2x3xf32_6(%a: memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: i1) {
  call @pass_memref_2x3xf32_6_callee(%a, %b) : (memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, i1) -> ()
  return
}

func.func private @pass_complex_i32_3_callee(complex<i32>, i1)
func.func @pass_complex_i32_3(%a: complex<i32>, %b: i1) {
  call @pass_complex_i32_3_callee(%a, %b) : (complex<i32>, i1) -> ()
  return
}

func.func @call_i32_2_one(%a: i32) -> i32 {
  return %a : i32
}
func.func @call_i32_2_two(%a: i32) -> (i32, i32) {
  %0 = call @call_i32_2_one(%a) : (i32) -> i32
  %1 = call @call_i32_2_one(%0) {foo.bar} : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @call_i32_2_callee(%a: i32) -> (i32, i32) {
  %0:2 = call @call_i32_2_two(%a) : (i32) -> (i32, i32)
  %1:2 = func.call @call_i32_2_two(%0#1) {no_inline} : (i32) -> (i32, i32)
  return %0#0, %1#1 : i32, i32
}

func.func @call_memref_4xf32_1_one(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @call_memref_4xf32_1_two(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = call @call_memref_4xf32_1_one(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @call_memref_4xf32_1_one(%0) {foo.bar} : (memref<4xf32>) -> memref<4xf32>
  return %0, %1 : memref<4xf32>, memref<4xf32>
}
func.func @call_memref_4xf32_1_callee(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0:2 = call @call_memref_4xf32_1_two(%a) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  %1:2 = func.call @call_memref_4xf32_1_two(%0#1) {no_inline} : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %0#0, %1#1 : memref<4xf32>, memref<4xf32>
}

func.func @call_indirect_i1_1(%a: i1, %f: (i1) -> (i1, i8)) -> (i1, i8) {
  %r:2 = call_indirect %f(%a) : (i1) -> (i1, i8)
  return %r#0, %r#1 : i1, i8
}

func.func @call_indirect_index(%a: index, %f: (index) -> (index, i8)) -> (index, i8) {
  %r:2 = call_indirect %f(%a) : (index) -> (index, i8)
  return %r#0, %r#1 : index, i8
}

func.func @call_indirect_f80(%a: f80, %f: (f80) -> (f80, i8)) -> (f80, i8) {
  %r:2 = call_indirect %f(%a) : (f80) -> (f80, i8)
  return %r#0, %r#1 : f80, i8
}

func.func @call_indirect_vector_4xf32_1(%a: vector<4xf32>, %f: (vector<4xf32>) -> (vector<4xf32>, i8)) -> (vector<4xf32>, i8) {
  %r:2 = call_indirect %f(%a) : (vector<4xf32>) -> (vector<4xf32>, i8)
  return %r#0, %r#1 : vector<4xf32>, i8
}

func.func @call_indirect_tf32(%a: tf32, %f: (tf32) -> (tf32, i8)) -> (tf32, i8) {
  %r:2 = call_indirect %f(%a) : (tf32) -> (tf32, i8)
  return %r#0, %r#1 : tf32, i8
}

func.func @call_indirect_memref_4xf32(%a: memref<4xf32>, %f: (memref<4xf32>) -> (memref<4xf32>, i8)) -> (memref<4xf32>, i8) {
  %r:2 = call_indirect %f(%a) : (memref<4xf32>) -> (memref<4xf32>, i8)
  return %r#0, %r#1 : memref<4xf32>, i8
}

func.func @call_indirect_complex_i32(%a: complex<i32>, %f: (complex<i32>) -> (complex<i32>, i8)) -> (complex<i32>, i8) {
  %r:2 = call_indirect %f(%a) : (complex<i32>) -> (complex<i32>, i8)
  return %r#0, %r#1 : complex<i32>, i8
}
