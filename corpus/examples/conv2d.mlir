// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @conv2d: proved
// CHECK-DAG: @conv2d_nhwc_i8: proved

// Valid 2-D convolution (a correlation, as in neural networks) of an image with a kernel: linalg.conv_2d as loops.
func.func @conv2d(%image: memref<?x?xf32>, %kernel: memref<?x?xf32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  %KH = memref.dim %kernel, %c0 : memref<?x?xf32>
  %KW = memref.dim %kernel, %c1 : memref<?x?xf32>
  %OH = memref.dim %out, %c0 : memref<?x?xf32>
  %OW = memref.dim %out, %c1 : memref<?x?xf32>
  cf.br ^bb1(%c0 : index)
^bb1(%y: index):
  %y_more = arith.cmpi slt, %y, %OH : index
  cf.cond_br %y_more, ^bb2(%c0 : index), ^bb9
^bb2(%x: index):
  %x_more = arith.cmpi slt, %x, %OW : index
  cf.cond_br %x_more, ^bb3(%c0, %zero : index, f32), ^bb8
^bb3(%ky: index, %outer: f32):
  %ky_more = arith.cmpi slt, %ky, %KH : index
  cf.cond_br %ky_more, ^bb4(%c0, %outer : index, f32), ^bb7
^bb4(%kx: index, %acc: f32):
  %kx_more = arith.cmpi slt, %kx, %KW : index
  cf.cond_br %kx_more, ^bb5, ^bb6
^bb5:
  %iy = arith.addi %y, %ky : index
  %ix = arith.addi %x, %kx : index
  %pixel = memref.load %image[%iy, %ix] : memref<?x?xf32>
  %weight = memref.load %kernel[%ky, %kx] : memref<?x?xf32>
  %product = arith.mulf %pixel, %weight : f32
  %sum = arith.addf %acc, %product : f32
  %kx_next = arith.addi %kx, %c1 : index
  cf.br ^bb4(%kx_next, %sum : index, f32)
^bb6:
  %ky_next = arith.addi %ky, %c1 : index
  cf.br ^bb3(%ky_next, %acc : index, f32)
^bb7:
  memref.store %outer, %out[%y, %x] : memref<?x?xf32>
  %x_next = arith.addi %x, %c1 : index
  cf.br ^bb2(%x_next : index)
^bb8:
  %y_next = arith.addi %y, %c1 : index
  cf.br ^bb1(%y_next : index)
^bb9:
  return
}

// Channels-last convolution with a 3 x 3 kernel and stride 2; batch and channels are dynamic, i8 data, i32 sums.
func.func @conv2d_nhwc_i8(%image: memref<?x33x33x?xi8>, %kernel: memref<3x3x?x?xi8>, %out: memref<?x16x16x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %batch = memref.dim %image, %c0 : memref<?x33x33x?xi8>
  %channels = memref.dim %image, %c3 : memref<?x33x33x?xi8>
  %filters = memref.dim %kernel, %c3 : memref<3x3x?x?xi8>
  cf.br ^bb1(%c0 : index)
^bb1(%n: index):
  %n_more = arith.cmpi slt, %n, %batch : index
  cf.cond_br %n_more, ^bb2(%c0 : index), ^bb15
^bb2(%y: index):
  %y_more = arith.cmpi slt, %y, %c16 : index
  cf.cond_br %y_more, ^bb3(%c0 : index), ^bb14
^bb3(%x: index):
  %x_more = arith.cmpi slt, %x, %c16 : index
  cf.cond_br %x_more, ^bb4(%c0 : index), ^bb13
^bb4(%f: index):
  %f_more = arith.cmpi slt, %f, %filters : index
  cf.cond_br %f_more, ^bb5(%c0 : index), ^bb12
^bb5(%ky: index):
  %ky_more = arith.cmpi slt, %ky, %c3 : index
  cf.cond_br %ky_more, ^bb6(%c0 : index), ^bb11
^bb6(%kx: index):
  %kx_more = arith.cmpi slt, %kx, %c3 : index
  cf.cond_br %kx_more, ^bb7(%c0 : index), ^bb10
^bb7(%c: index):
  %c_more = arith.cmpi slt, %c, %channels : index
  cf.cond_br %c_more, ^bb8, ^bb9
^bb8:
  %y2 = arith.muli %y, %c2 : index
  %iy = arith.addi %y2, %ky : index
  %x2 = arith.muli %x, %c2 : index
  %ix = arith.addi %x2, %kx : index
  %pixel = memref.load %image[%n, %iy, %ix, %c] : memref<?x33x33x?xi8>
  %weight = memref.load %kernel[%ky, %kx, %c, %f] : memref<3x3x?x?xi8>
  %old = memref.load %out[%n, %y, %x, %f] : memref<?x16x16x?xi32>
  %pixel32 = arith.extsi %pixel : i8 to i32
  %weight32 = arith.extsi %weight : i8 to i32
  %product = arith.muli %pixel32, %weight32 : i32
  %sum = arith.addi %old, %product : i32
  memref.store %sum, %out[%n, %y, %x, %f] : memref<?x16x16x?xi32>
  %c_next = arith.addi %c, %c1 : index
  cf.br ^bb7(%c_next : index)
^bb9:
  %kx_next = arith.addi %kx, %c1 : index
  cf.br ^bb6(%kx_next : index)
^bb10:
  %ky_next = arith.addi %ky, %c1 : index
  cf.br ^bb5(%ky_next : index)
^bb11:
  %f_next = arith.addi %f, %c1 : index
  cf.br ^bb4(%f_next : index)
^bb12:
  %x_next = arith.addi %x, %c1 : index
  cf.br ^bb3(%x_next : index)
^bb13:
  %y_next = arith.addi %y, %c1 : index
  cf.br ^bb2(%y_next : index)
^bb14:
  %n_next = arith.addi %n, %c1 : index
  cf.br ^bb1(%n_next : index)
^bb15:
  return
}
