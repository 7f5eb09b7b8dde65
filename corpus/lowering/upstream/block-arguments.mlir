// Values of every type through blocks and selections.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @cond_br_i1(%a: i1, %c: i1) -> i1 {
  cf.cond_br %c, ^bb1(%a : i1), ^bb2(%a : i1)
  ^bb1(%x: i1):
  cf.br ^bb2(%x : i1)
  ^bb2(%y: i1):
  return %y : i1
}

func.func @cond_br_i64(%a: i64, %c: i1) -> i64 {
  cf.cond_br %c, ^bb1(%a : i64), ^bb2(%a : i64)
  ^bb1(%x: i64):
  cf.br ^bb2(%x : i64)
  ^bb2(%y: i64):
  return %y : i64
}

func.func @cond_br_f16(%a: f16, %c: i1) -> f16 {
  cf.cond_br %c, ^bb1(%a : f16), ^bb2(%a : f16)
  ^bb1(%x: f16):
  cf.br ^bb2(%x : f16)
  ^bb2(%y: f16):
  return %y : f16
}

func.func @cond_br_f64(%a: f64, %c: i1) -> f64 {
  cf.cond_br %c, ^bb1(%a : f64), ^bb2(%a : f64)
  ^bb1(%x: f64):
  cf.br ^bb2(%x : f64)
  ^bb2(%y: f64):
  return %y : f64
}

func.func @cond_br_f8E5M2(%a: f8E5M2, %c: i1) -> f8E5M2 {
  cf.cond_br %c, ^bb1(%a : f8E5M2), ^bb2(%a : f8E5M2)
  ^bb1(%x: f8E5M2):
  cf.br ^bb2(%x : f8E5M2)
  ^bb2(%y: f8E5M2):
  return %y : f8E5M2
}

func.func @cond_br_vector_4xf32(%a: vector<4xf32>, %c: i1) -> vector<4xf32> {
  cf.cond_br %c, ^bb1(%a : vector<4xf32>), ^bb2(%a : vector<4xf32>)
  ^bb1(%x: vector<4xf32>):
  cf.br ^bb2(%x : vector<4xf32>)
  ^bb2(%y: vector<4xf32>):
  return %y : vector<4xf32>
}

func.func @cond_br_vector_i32(%a: vector<i32>, %c: i1) -> vector<i32> {
  cf.cond_br %c, ^bb1(%a : vector<i32>), ^bb2(%a : vector<i32>)
  ^bb1(%x: vector<i32>):
  cf.br ^bb2(%x : vector<i32>)
  ^bb2(%y: vector<i32>):
  return %y : vector<i32>
}

func.func @cond_br_llvm_ptr(%a: !llvm.ptr, %c: i1) -> !llvm.ptr {
  cf.cond_br %c, ^bb1(%a : !llvm.ptr), ^bb2(%a : !llvm.ptr)
  ^bb1(%x: !llvm.ptr):
  cf.br ^bb2(%x : !llvm.ptr)
  ^bb2(%y: !llvm.ptr):
  return %y : !llvm.ptr
}

func.func @cond_br_memref_f32(%a: memref<f32>, %c: i1) -> memref<f32> {
  cf.cond_br %c, ^bb1(%a : memref<f32>), ^bb2(%a : memref<f32>)
  ^bb1(%x: memref<f32>):
  cf.br ^bb2(%x : memref<f32>)
  ^bb2(%y: memref<f32>):
  return %y : memref<f32>
}

func.func @cond_br_memref_uxf32(%a: memref<*xf32>, %c: i1) -> memref<*xf32> {
  cf.cond_br %c, ^bb1(%a : memref<*xf32>), ^bb2(%a : memref<*xf32>)
  ^bb1(%x: memref<*xf32>):
  cf.br ^bb2(%x : memref<*xf32>)
  ^bb2(%y: memref<*xf32>):
  return %y : memref<*xf32>
}

func.func @cond_br_memref_uxf32_1(%a: memref<*xf32, 1>, %c: i1) -> memref<*xf32, 1> {
  cf.cond_br %c, ^bb1(%a : memref<*xf32, 1>), ^bb2(%a : memref<*xf32, 1>)
  ^bb1(%x: memref<*xf32, 1>):
  cf.br ^bb2(%x : memref<*xf32, 1>)
  ^bb2(%y: memref<*xf32, 1>):
  return %y : memref<*xf32, 1>
}

func.func @cond_br_memref_2xindex(%a: memref<2xindex>, %c: i1) -> memref<2xindex> {
  cf.cond_br %c, ^bb1(%a : memref<2xindex>), ^bb2(%a : memref<2xindex>)
  ^bb1(%x: memref<2xindex>):
  cf.br ^bb2(%x : memref<2xindex>)
  ^bb2(%y: memref<2xindex>):
  return %y : memref<2xindex>
}

func.func @cond_br_tensor_4xf32(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb2(%a : tensor<4xf32>)
  ^bb1(%x: tensor<4xf32>):
  cf.br ^bb2(%x : tensor<4xf32>)
  ^bb2(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}

func.func @cond_br_si8(%a: si8, %c: i1) -> si8 {
  cf.cond_br %c, ^bb1(%a : si8), ^bb2(%a : si8)
  ^bb1(%x: si8):
  cf.br ^bb2(%x : si8)
  ^bb2(%y: si8):
  return %y : si8
}

func.func @cond_br_complex_f8E5M2(%a: complex<f8E5M2>, %c: i1) -> complex<f8E5M2> {
  cf.cond_br %c, ^bb1(%a : complex<f8E5M2>), ^bb2(%a : complex<f8E5M2>)
  ^bb1(%x: complex<f8E5M2>):
  cf.br ^bb2(%x : complex<f8E5M2>)
  ^bb2(%y: complex<f8E5M2>):
  return %y : complex<f8E5M2>
}

func.func @cond_br_memref_qx0xqxf32(%a: memref<?x0x?xf32>, %c: i1) -> memref<?x0x?xf32> {
  cf.cond_br %c, ^bb1(%a : memref<?x0x?xf32>), ^bb2(%a : memref<?x0x?xf32>)
  ^bb1(%x: memref<?x0x?xf32>):
  cf.br ^bb2(%x : memref<?x0x?xf32>)
  ^bb2(%y: memref<?x0x?xf32>):
  return %y : memref<?x0x?xf32>
}

func.func @select_i1(%a: i1, %b: i1, %c: i1) -> i1 {
  %r = arith.select %c, %a, %b : i1
  return %r : i1
}

func.func @select_i128(%a: i128, %b: i128, %c: i1) -> i128 {
  %r = arith.select %c, %a, %b : i128
  return %r : i128
}

func.func @select_f32(%a: f32, %b: f32, %c: i1) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}

func.func @select_f8E5M2(%a: f8E5M2, %b: f8E5M2, %c: i1) -> f8E5M2 {
  %r = arith.select %c, %a, %b : f8E5M2
  return %r : f8E5M2
}

func.func @select_vector_2x3xi8(%a: vector<2x3xi8>, %b: vector<2x3xi8>, %c: i1) -> vector<2x3xi8> {
  %r = arith.select %c, %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @select_memref_f32(%a: memref<f32>, %b: memref<f32>, %c: i1) -> memref<f32> {
  %r = arith.select %c, %a, %b : memref<f32>
  return %r : memref<f32>
}

func.func @select_memref_3xcomplex_f64(%a: memref<3xcomplex<f64>>, %b: memref<3xcomplex<f64>>, %c: i1) -> memref<3xcomplex<f64>> {
  %r = arith.select %c, %a, %b : memref<3xcomplex<f64>>
  return %r : memref<3xcomplex<f64>>
}

func.func @select_tensor_4xf32(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = arith.select %c, %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func @select_memref_qxi32(%a: memref<?xi32, "gpu">, %b: memref<?xi32, "gpu">, %c: i1) -> memref<?xi32, "gpu"> {
  %r = arith.select %c, %a, %b : memref<?xi32, "gpu">
  return %r : memref<?xi32, "gpu">
}

func.func @select_memref_0xf32(%a: memref<0xf32>, %b: memref<0xf32>, %c: i1) -> memref<0xf32> {
  %r = arith.select %c, %a, %b : memref<0xf32>
  return %r : memref<0xf32>
}
