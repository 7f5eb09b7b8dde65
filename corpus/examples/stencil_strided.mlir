// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lowered %t.22 | FileCheck %s --check-prefix=NEGATIVE %}
// NEGATIVE: @stencil: refuted
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @stencil: proved
// CHECK-DAG: @blur_rows: proved

// Five-point stencil from one strided view into another; the borders are left alone.
func.func @stencil(%in: memref<?x?xf64, strided<[?, ?], offset: ?>>, %out: memref<?x?xf64, strided<[?, ?], offset: ?>>, %w: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %out, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %cols = memref.dim %out, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %bottom = arith.subi %rows, %c1 : index
  %right = arith.subi %cols, %c1 : index
  cf.br ^bb1(%c1 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %bottom : index
  cf.cond_br %i_more, ^bb2(%c1 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %right : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %up = arith.subi %i, %c1 : index
  %down = arith.addi %i, %c1 : index
  %before = arith.subi %j, %c1 : index
  %after = arith.addi %j, %c1 : index
  %n = memref.load %in[%up, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %s = memref.load %in[%down, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %l = memref.load %in[%i, %before] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %r = memref.load %in[%i, %after] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %c = memref.load %in[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %ns = arith.addf %n, %s : f64
  %lr = arith.addf %l, %r : f64
  %ring = arith.addf %ns, %lr : f64
  %part = arith.mulf %ring, %w : f64
  %v = arith.addf %c, %part : f64
  memref.store %v, %out[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
  cf.br ^bb2(%after : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}

// Three-point stencil on rows of fixed length with a known row stride and offset: a window of a larger buffer.
func.func @blur_rows(%in: memref<?x64xf32, strided<[80, 1], offset: 8>>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %third = arith.constant 0.333333343 : f32
  %rows = memref.dim %in, %c0 : memref<?x64xf32, strided<[80, 1], offset: 8>>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c1 : index), ^bb5
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %c63 : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %before = arith.subi %j, %c1 : index
  %after = arith.addi %j, %c1 : index
  %l = memref.load %in[%i, %before] : memref<?x64xf32, strided<[80, 1], offset: 8>>
  %c = memref.load %in[%i, %j] : memref<?x64xf32, strided<[80, 1], offset: 8>>
  %r = memref.load %in[%i, %after] : memref<?x64xf32, strided<[80, 1], offset: 8>>
  %lc = arith.addf %l, %c : f32
  %lcr = arith.addf %lc, %r : f32
  %mean = arith.mulf %lcr, %third : f32
  memref.store %mean, %out[%i, %j] : memref<?x64xf32>
  cf.br ^bb2(%after : index)
^bb4:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}
