// An element of a memref that is made anew of a view's buffer lies in that buffer: where the view has elements it begins there, so that a
// way from its beginning to the element leaves the buffer nowhere.
//
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @in_rows: proved
// CHECK: @every_second: proved

func.func @in_rows(%b: memref<?xi8>, %n: index, %o: index, %x: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %v = memref.view %b[%o][%n] : memref<?xi8> to memref<?xf32>
  %r = memref.reinterpret_cast %v to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
  memref.store %x, %r[%i, %c1] : memref<?x4xf32>
  return
}

func.func @every_second(%b: memref<?xi8>, %n: index, %o: index, %x: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %v = memref.view %b[%o][%n] : memref<?xi8> to memref<?xf32>
  %r = memref.reinterpret_cast %v to offset: [0], sizes: [%n, 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
  %s = memref.subview %r[0, 0] [%n, 2] [1, 2] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 2]>>
  memref.store %x, %s[%i, %c1] : memref<?x2xf32, strided<[4, 2]>>
  return
}
