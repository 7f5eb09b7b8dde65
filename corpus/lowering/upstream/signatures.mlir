// What functions take and give: each type by itself, twice, through calls.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @pass_i1(%a: i1) -> i1 {
  return %a : i1
}

func.func @pass_i7(%a: i7) -> i7 {
  return %a : i7
}

func.func @pass_i32(%a: i32) -> i32 {
  return %a : i32
}

func.func @pass_i64(%a: i64) -> i64 {
  return %a : i64
}

func.func @pass_i128(%a: i128) -> i128 {
  return %a : i128
}

func.func @pass_index(%a: index) -> index {
  return %a : index
}

func.func @pass_f16(%a: f16) -> f16 {
  return %a : f16
}

func.func @pass_bf16(%a: bf16) -> bf16 {
  return %a : bf16
}

func.func @pass_f32(%a: f32) -> f32 {
  return %a : f32
}

func.func @pass_f64(%a: f64) -> f64 {
  return %a : f64
}

func.func @pass_f80(%a: f80) -> f80 {
  return %a : f80
}

func.func @pass_f128(%a: f128) -> f128 {
  return %a : f128
}

func.func @pass_f8E5M2(%a: f8E5M2) -> f8E5M2 {
  return %a : f8E5M2
}

func.func @pass_f8E4M3FN(%a: f8E4M3FN) -> f8E4M3FN {
  return %a : f8E4M3FN
}

func.func @pass_complex_f32(%a: complex<f32>) -> complex<f32> {
  return %a : complex<f32>
}

func.func @pass_vector_4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  return %a : vector<4xf32>
}

func.func @pass_vector_2x3xi8(%a: vector<2x3xi8>) -> vector<2x3xi8> {
  return %a : vector<2x3xi8>
}

func.func @pass_vector_s4_xf32(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  return %a : vector<[4]xf32>
}

func.func @pass_vector_i32(%a: vector<i32>) -> vector<i32> {
  return %a : vector<i32>
}

func.func @pass_none(%a: none) -> none {
  return %a : none
}

func.func @pass_tf32(%a: tf32) -> tf32 {
  return %a : tf32
}

func.func @pass_llvm_ptr(%a: !llvm.ptr) -> !llvm.ptr {
  return %a : !llvm.ptr
}

func.func @pass_llvm_struct_i32(%a: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
  return %a : !llvm.struct<(i32, f32)>
}

func.func @pass_llvm_array_3_x_i8(%a: !llvm.array<3 x i8>) -> !llvm.array<3 x i8> {
  return %a : !llvm.array<3 x i8>
}

func.func @pass_memref_f32(%a: memref<f32>) -> memref<f32> {
  return %a : memref<f32>
}

func.func @pass_memref_4xf32(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

func.func @pass_memref_qxqxi8(%a: memref<?x?xi8>) -> memref<?x?xi8> {
  return %a : memref<?x?xi8>
}

func.func @pass_memref_uxf32(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}

func.func @pass_memref_qxf32(%a: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>> {
  return %a : memref<?xf32, strided<[?], offset: ?>>
}

func.func @pass_memref_4xqxf32(%a: memref<4x?xf32, 3>) -> memref<4x?xf32, 3> {
  return %a : memref<4x?xf32, 3>
}

func.func @pass_memref_uxf32_1(%a: memref<*xf32, 1>) -> memref<*xf32, 1> {
  return %a : memref<*xf32, 1>
}

func.func @pass_memref_2xvector_4xf32(%a: memref<2xvector<4xf32>>) -> memref<2xvector<4xf32>> {
  return %a : memref<2xvector<4xf32>>
}

func.func @pass_memref_3xcomplex_f64(%a: memref<3xcomplex<f64>>) -> memref<3xcomplex<f64>> {
  return %a : memref<3xcomplex<f64>>
}

func.func @pass_memref_2xindex(%a: memref<2xindex>) -> memref<2xindex> {
  return %a : memref<2xindex>
}

func.func @pass_memref_4xf32_1(%a: memref<4xf32, affine_map<(d0) -> (d0 + 7)>>) -> memref<4xf32, affine_map<(d0) -> (d0 + 7)>> {
  return %a : memref<4xf32, affine_map<(d0) -> (d0 + 7)>>
}

func.func @pass_tensor_4xf32(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

func.func @pass_tensor_uxf32(%a: tensor<*xf32>) -> tensor<*xf32> {
  return %a : tensor<*xf32>
}

func.func @pass_tuple_i32(%a: tuple<i32>) -> tuple<i32> {
  return %a : tuple<i32>
}

func.func @pass_si8(%a: si8) -> si8 {
  return %a : si8
}

func.func @pass_ui16(%a: ui16) -> ui16 {
  return %a : ui16
}

func.func @pass_memref_qxi32(%a: memref<?xi32, "gpu">) -> memref<?xi32, "gpu"> {
  return %a : memref<?xi32, "gpu">
}

func.func @pass_memref_qxmemref_qxf32(%a: memref<?xmemref<?xf32>>) -> memref<?xmemref<?xf32>> {
  return %a : memref<?xmemref<?xf32>>
}

func.func @pass_vector_4x_llvm_ptr(%a: vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr> {
  return %a : vector<4x!llvm.ptr>
}

func.func @pass_complex_i32(%a: complex<i32>) -> complex<i32> {
  return %a : complex<i32>
}

func.func @pass_complex_f8E5M2(%a: complex<f8E5M2>) -> complex<f8E5M2> {
  return %a : complex<f8E5M2>
}

func.func @pass_memref_0xf32(%a: memref<0xf32>) -> memref<0xf32> {
  return %a : memref<0xf32>
}

func.func @pass_f8E3M4(%a: f8E3M4) -> f8E3M4 {
  return %a : f8E3M4
}

func.func @pass_memref_qx0xqxf32(%a: memref<?x0x?xf32>) -> memref<?x0x?xf32> {
  return %a : memref<?x0x?xf32>
}

func.func @pass_i1_1(%a: i1, %b: i32) -> (i1, i32, i1) {
  return %a, %b, %a : i1, i32, i1
}

func.func @pass_i64_1(%a: i64, %b: i32) -> (i64, i32, i64) {
  return %a, %b, %a : i64, i32, i64
}

func.func @pass_f16_1(%a: f16, %b: i32) -> (f16, i32, f16) {
  return %a, %b, %a : f16, i32, f16
}

func.func @pass_f64_1(%a: f64, %b: i32) -> (f64, i32, f64) {
  return %a, %b, %a : f64, i32, f64
}

func.func @pass_f8E5M2_1(%a: f8E5M2, %b: i32) -> (f8E5M2, i32, f8E5M2) {
  return %a, %b, %a : f8E5M2, i32, f8E5M2
}

func.func @pass_vector_4xf32_1(%a: vector<4xf32>, %b: i32) -> (vector<4xf32>, i32, vector<4xf32>) {
  return %a, %b, %a : vector<4xf32>, i32, vector<4xf32>
}

func.func @pass_vector_i32_1(%a: vector<i32>, %b: i32) -> (vector<i32>, i32, vector<i32>) {
  return %a, %b, %a : vector<i32>, i32, vector<i32>
}

func.func @pass_llvm_ptr_1(%a: !llvm.ptr, %b: i32) -> (!llvm.ptr, i32, !llvm.ptr) {
  return %a, %b, %a : !llvm.ptr, i32, !llvm.ptr
}

func.func @pass_memref_f32_1(%a: memref<f32>, %b: i32) -> (memref<f32>, i32, memref<f32>) {
  return %a, %b, %a : memref<f32>, i32, memref<f32>
}

func.func @pass_memref_uxf32_2(%a: memref<*xf32>, %b: i32) -> (memref<*xf32>, i32, memref<*xf32>) {
  return %a, %b, %a : memref<*xf32>, i32, memref<*xf32>
}

func.func @pass_memref_uxf32_3(%a: memref<*xf32, 1>, %b: i32) -> (memref<*xf32, 1>, i32, memref<*xf32, 1>) {
  return %a, %b, %a : memref<*xf32, 1>, i32, memref<*xf32, 1>
}

func.func @pass_memref_2xindex_1(%a: memref<2xindex>, %b: i32) -> (memref<2xindex>, i32, memref<2xindex>) {
  return %a, %b, %a : memref<2xindex>, i32, memref<2xindex>
}

func.func @pass_tensor_4xf32_1(%a: tensor<4xf32>, %b: i32) -> (tensor<4xf32>, i32, tensor<4xf32>) {
  return %a, %b, %a : tensor<4xf32>, i32, tensor<4xf32>
}

func.func @pass_1(%a: () -> (), %b: i32) -> (() -> (), i32, () -> ()) {
  return %a, %b, %a : () -> (), i32, () -> ()
}

func.func @pass_si8_1(%a: si8, %b: i32) -> (si8, i32, si8) {
  return %a, %b, %a : si8, i32, si8
}

func.func @pass_complex_f8E5M2_1(%a: complex<f8E5M2>, %b: i32) -> (complex<f8E5M2>, i32, complex<f8E5M2>) {
  return %a, %b, %a : complex<f8E5M2>, i32, complex<f8E5M2>
}

func.func @pass_memref_qx0xqxf32_1(%a: memref<?x0x?xf32>, %b: i32) -> (memref<?x0x?xf32>, i32, memref<?x0x?xf32>) {
  return %a, %b, %a : memref<?x0x?xf32>, i32, memref<?x0x?xf32>
}

func.func private @call_i1_callee(i1) -> i1
func.func @call_i1(%a: i1) -> i1 {
  %r = call @call_i1_callee(%a) : (i1) -> i1
  return %r : i1
}

func.func private @call_i64_callee(i64) -> i64
func.func @call_i64(%a: i64) -> i64 {
  %r = call @call_i64_callee(%a) : (i64) -> i64
  return %r : i64
}

func.func private @call_f16_callee(f16) -> f16
func.func @call_f16(%a: f16) -> f16 {
  %r = call @call_f16_callee(%a) : (f16) -> f16
  return %r : f16
}

func.func private @call_f64_callee(f64) -> f64
func.func @call_f64(%a: f64) -> f64 {
  %r = call @call_f64_callee(%a) : (f64) -> f64
  return %r : f64
}

func.func private @call_f8E5M2_callee(f8E5M2) -> f8E5M2
func.func @call_f8E5M2(%a: f8E5M2) -> f8E5M2 {
  %r = call @call_f8E5M2_callee(%a) : (f8E5M2) -> f8E5M2
  return %r : f8E5M2
}

func.func private @call_vector_4xf32_callee(vector<4xf32>) -> vector<4xf32>
func.func @call_vector_4xf32(%a: vector<4xf32>) -> vector<4xf32> {
  %r = call @call_vector_4xf32_callee(%a) : (vector<4xf32>) -> vector<4xf32>
  return %r : vector<4xf32>
}

func.func private @call_vector_i32_callee(vector<i32>) -> vector<i32>
func.func @call_vector_i32(%a: vector<i32>) -> vector<i32> {
  %r = call @call_vector_i32_callee(%a) : (vector<i32>) -> vector<i32>
  return %r : vector<i32>
}

func.func private @call_llvm_ptr_callee(!llvm.ptr) -> !llvm.ptr
func.func @call_llvm_ptr(%a: !llvm.ptr) -> !llvm.ptr {
  %r = call @call_llvm_ptr_callee(%a) : (!llvm.ptr) -> !llvm.ptr
  return %r : !llvm.ptr
}

func.func private @call_memref_f32_callee(memref<f32>) -> memref<f32>
func.func @call_memref_f32(%a: memref<f32>) -> memref<f32> {
  %r = call @call_memref_f32_callee(%a) : (memref<f32>) -> memref<f32>
  return %r : memref<f32>
}

func.func private @call_memref_uxf32_callee(memref<*xf32>) -> memref<*xf32>
func.func @call_memref_uxf32(%a: memref<*xf32>) -> memref<*xf32> {
  %r = call @call_memref_uxf32_callee(%a) : (memref<*xf32>) -> memref<*xf32>
  return %r : memref<*xf32>
}

func.func private @call_memref_uxf32_1_callee(memref<*xf32, 1>) -> memref<*xf32, 1>
func.func @call_memref_uxf32_1(%a: memref<*xf32, 1>) -> memref<*xf32, 1> {
  %r = call @call_memref_uxf32_1_callee(%a) : (memref<*xf32, 1>) -> memref<*xf32, 1>
  return %r : memref<*xf32, 1>
}

func.func private @call_memref_2xindex_callee(memref<2xindex>) -> memref<2xindex>
func.func @call_memref_2xindex(%a: memref<2xindex>) -> memref<2xindex> {
  %r = call @call_memref_2xindex_callee(%a) : (memref<2xindex>) -> memref<2xindex>
  return %r : memref<2xindex>
}

func.func private @call_tensor_4xf32_callee(tensor<4xf32>) -> tensor<4xf32>
func.func @call_tensor_4xf32(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @call_tensor_4xf32_callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func private @call_si8_callee(si8) -> si8
func.func @call_si8(%a: si8) -> si8 {
  %r = call @call_si8_callee(%a) : (si8) -> si8
  return %r : si8
}

func.func private @call_complex_f8E5M2_callee(complex<f8E5M2>) -> complex<f8E5M2>
func.func @call_complex_f8E5M2(%a: complex<f8E5M2>) -> complex<f8E5M2> {
  %r = call @call_complex_f8E5M2_callee(%a) : (complex<f8E5M2>) -> complex<f8E5M2>
  return %r : complex<f8E5M2>
}

func.func private @call_memref_qx0xqxf32_callee(memref<?x0x?xf32>) -> memref<?x0x?xf32>
func.func @call_memref_qx0xqxf32(%a: memref<?x0x?xf32>) -> memref<?x0x?xf32> {
  %r = call @call_memref_qx0xqxf32_callee(%a) : (memref<?x0x?xf32>) -> memref<?x0x?xf32>
  return %r : memref<?x0x?xf32>
}

func.func private @pass_i1_2_callee(i1, i1)
func.func @pass_i1_2(%a: i1, %b: i1) {
  call @pass_i1_2_callee(%a, %b) : (i1, i1) -> ()
  return
}

func.func private @pass_i128_1_callee(i128, i1)
func.func @pass_i128_1(%a: i128, %b: i1) {
  call @pass_i128_1_callee(%a, %b) : (i128, i1) -> ()
  return
}

func.func private @pass_f32_1_callee(f32, i1)
func.func @pass_f32_1(%a: f32, %b: i1) {
  call @pass_f32_1_callee(%a, %b) : (f32, i1) -> ()
  return
}

func.func private @pass_f8E5M2_2_callee(f8E5M2, i1)
func.func @pass_f8E5M2_2(%a: f8E5M2, %b: i1) {
  call @pass_f8E5M2_2_callee(%a, %b) : (f8E5M2, i1) -> ()
  return
}

func.func private @pass_vector_2x3xi8_1_callee(vector<2x3xi8>, i1)
func.func @pass_vector_2x3xi8_1(%a: vector<2x3xi8>, %b: i1) {
  call @pass_vector_2x3xi8_1_callee(%a, %b) : (vector<2x3xi8>, i1) -> ()
  return
}

func.func private @pass_tf32_1_callee(tf32, i1)
func.func @pass_tf32_1(%a: tf32, %b: i1) {
  call @pass_tf32_1_callee(%a, %b) : (tf32, i1) -> ()
  return
}

func.func private @pass_memref_f32_2_callee(memref<f32>, i1)
func.func @pass_memref_f32_2(%a: memref<f32>, %b: i1) {
  call @pass_memref_f32_2_callee(%a, %b) : (memref<f32>, i1) -> ()
  return
}

func.func private @pass_memref_qxf32_2_callee(memref<?xf32, strided<[?], offset: ?>>, i1)
func.func @pass_memref_qxf32_2(%a: memref<?xf32, strided<[?], offset: ?>>, %b: i1) {
  call @pass_memref_qxf32_2_callee(%a, %b) : (memref<?xf32, strided<[?], offset: ?>>, i1) -> ()
  return
}

func.func private @pass_memref_3xcomplex_f64_1_callee(memref<3xcomplex<f64>>, i1)
func.func @pass_memref_3xcomplex_f64_1(%a: memref<3xcomplex<f64>>, %b: i1) {
  call @pass_memref_3xcomplex_f64_1_callee(%a, %b) : (memref<3xcomplex<f64>>, i1) -> ()
  return
}

func.func private @pass_tensor_4xf32_2_callee(tensor<4xf32>, i1)
func.func @pass_tensor_4xf32_2(%a: tensor<4xf32>, %b: i1) {
  call @pass_tensor_4xf32_2_callee(%a, %b) : (tensor<4xf32>, i1) -> ()
  return
}

func.func private @pass_memref_qxf32_3_callee((memref<?xf32>, (i32) -> ()) -> (i32, i64), i1)
func.func @pass_memref_qxf32_3(%a: (memref<?xf32>, (i32) -> ()) -> (i32, i64), %b: i1) {
  call @pass_memref_qxf32_3_callee(%a, %b) : ((memref<?xf32>, (i32) -> ()) -> (i32, i64), i1) -> ()
  return
}

func.func private @pass_memref_qxi32_1_callee(memref<?xi32, "gpu">, i1)
func.func @pass_memref_qxi32_1(%a: memref<?xi32, "gpu">, %b: i1) {
  call @pass_memref_qxi32_1_callee(%a, %b) : (memref<?xi32, "gpu">, i1) -> ()
  return
}

func.func private @pass_memref_0xf32_1_callee(memref<0xf32>, i1)
func.func @pass_memref_0xf32_1(%a: memref<0xf32>, %b: i1) {
  call @pass_memref_0xf32_1_callee(%a, %b) : (memref<0xf32>, i1) -> ()
  return
}

func.func private @pass_f8E3M4_1_callee(f8E3M4, i1)
func.func @pass_f8E3M4_1(%a: f8E3M4, %b: i1) {
  call @pass_f8E3M4_1_callee(%a, %b) : (f8E3M4, i1) -> ()
  return
}

func.func @call_i32_one(%a: i32) -> i32 {
  return %a : i32
}
func.func @call_i32_two(%a: i32) -> (i32, i32) {
  %0 = call @call_i32_one(%a) : (i32) -> i32
  %1 = call @call_i32_one(%0) {foo.bar} : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func @call_i32_callee(%a: i32) -> (i32, i32) {
  %0:2 = call @call_i32_two(%a) : (i32) -> (i32, i32)
  %1:2 = func.call @call_i32_two(%0#1) {no_inline} : (i32) -> (i32, i32)
  return %0#0, %1#1 : i32, i32
}

func.func @call_memref_4xf32_one(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func @call_memref_4xf32_two(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = call @call_memref_4xf32_one(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call @call_memref_4xf32_one(%0) {foo.bar} : (memref<4xf32>) -> memref<4xf32>
  return %0, %1 : memref<4xf32>, memref<4xf32>
}
func.func @call_memref_4xf32_callee(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0:2 = call @call_memref_4xf32_two(%a) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  %1:2 = func.call @call_memref_4xf32_two(%0#1) {no_inline} : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  return %0#0, %1#1 : memref<4xf32>, memref<4xf32>
}
