// Functions as values: indirect calls, constants.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @call_indirect_i1(%a: i1, %f: (i1) -> (i1, i8)) -> (i1, i8) {
  %r:2 = call_indirect %f(%a) : (i1) -> (i1, i8)
  return %r#0, %r#1 : i1, i8
}

func.func @call_indirect_i64(%a: i64, %f: (i64) -> (i64, i8)) -> (i64, i8) {
  %r:2 = call_indirect %f(%a) : (i64) -> (i64, i8)
  return %r#0, %r#1 : i64, i8
}

func.func @call_indirect_f16(%a: f16, %f: (f16) -> (f16, i8)) -> (f16, i8) {
  %r:2 = call_indirect %f(%a) : (f16) -> (f16, i8)
  return %r#0, %r#1 : f16, i8
}

func.func @call_indirect_f64(%a: f64, %f: (f64) -> (f64, i8)) -> (f64, i8) {
  %r:2 = call_indirect %f(%a) : (f64) -> (f64, i8)
  return %r#0, %r#1 : f64, i8
}

func.func @call_indirect_f8E5M2(%a: f8E5M2, %f: (f8E5M2) -> (f8E5M2, i8)) -> (f8E5M2, i8) {
  %r:2 = call_indirect %f(%a) : (f8E5M2) -> (f8E5M2, i8)
  return %r#0, %r#1 : f8E5M2, i8
}

func.func @call_indirect_vector_4xf32(%a: vector<4xf32>, %f: (vector<4xf32>) -> (vector<4xf32>, i8)) -> (vector<4xf32>, i8) {
  %r:2 = call_indirect %f(%a) : (vector<4xf32>) -> (vector<4xf32>, i8)
  return %r#0, %r#1 : vector<4xf32>, i8
}

func.func @call_indirect_vector_i32(%a: vector<i32>, %f: (vector<i32>) -> (vector<i32>, i8)) -> (vector<i32>, i8) {
  %r:2 = call_indirect %f(%a) : (vector<i32>) -> (vector<i32>, i8)
  return %r#0, %r#1 : vector<i32>, i8
}

func.func @call_indirect_llvm_ptr(%a: !llvm.ptr, %f: (!llvm.ptr) -> (!llvm.ptr, i8)) -> (!llvm.ptr, i8) {
  %r:2 = call_indirect %f(%a) : (!llvm.ptr) -> (!llvm.ptr, i8)
  return %r#0, %r#1 : !llvm.ptr, i8
}

func.func @call_indirect_memref_f32(%a: memref<f32>, %f: (memref<f32>) -> (memref<f32>, i8)) -> (memref<f32>, i8) {
  %r:2 = call_indirect %f(%a) : (memref<f32>) -> (memref<f32>, i8)
  return %r#0, %r#1 : memref<f32>, i8
}

func.func @call_indirect_memref_uxf32(%a: memref<*xf32>, %f: (memref<*xf32>) -> (memref<*xf32>, i8)) -> (memref<*xf32>, i8) {
  %r:2 = call_indirect %f(%a) : (memref<*xf32>) -> (memref<*xf32>, i8)
  return %r#0, %r#1 : memref<*xf32>, i8
}

func.func @call_indirect_tensor_4xf32(%a: tensor<4xf32>, %f: (tensor<4xf32>) -> (tensor<4xf32>, i8)) -> (tensor<4xf32>, i8) {
  %r:2 = call_indirect %f(%a) : (tensor<4xf32>) -> (tensor<4xf32>, i8)
  return %r#0, %r#1 : tensor<4xf32>, i8
}

func.func @call_indirect(%a: () -> (), %f: (() -> ()) -> (() -> (), i8)) -> (() -> (), i8) {
  %r:2 = call_indirect %f(%a) : (() -> ()) -> (() -> (), i8)
  return %r#0, %r#1 : () -> (), i8
}

func.func @call_indirect_si8(%a: si8, %f: (si8) -> (si8, i8)) -> (si8, i8) {
  %r:2 = call_indirect %f(%a) : (si8) -> (si8, i8)
  return %r#0, %r#1 : si8, i8
}
