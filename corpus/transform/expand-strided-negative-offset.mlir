// A view may begin before its buffer's first element if strides are negative. memref.reinterpret_cast takes no negative number, but
// an operand that is one; its type then tells no offset, and a memref.cast tells it again where it is asked for.
//
// RUN: lower-mlir %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s
// RUN: verify-lowering %s --function=stored --lower-with 'lower-mlir --expand-strided-metadata --convert-to-llvm' | FileCheck %s --check-prefix=PROVED

// PROVED: @stored: proved
// CHECK-LABEL: func.func @stored(
// CHECK: %[[M:.*]] = arith.constant -1 : index
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%[[M]]], sizes: [1], strides: [-1] : memref<index> to memref<1xindex, strided<[-1], offset: ?>>
func.func @stored(%m: memref<2xindex, strided<[-1]>>, %i: index) {
  %v = memref.subview %m[1] [1] [1] : memref<2xindex, strided<[-1]>> to memref<1xindex, strided<[-1], offset: -1>>
  memref.store %i, %v[%i] : memref<1xindex, strided<[-1], offset: -1>>
  return
}

// CHECK-LABEL: func.func @returned(
// CHECK: %[[V:.*]] = memref.reinterpret_cast %{{.*}} to offset: [%{{.*}}], sizes: [1], strides: [-1] : memref<index> to memref<1xindex, strided<[-1], offset: ?>>
// CHECK: %[[C:.*]] = memref.cast %[[V]] : memref<1xindex, strided<[-1], offset: ?>> to memref<1xindex, strided<[-1], offset: -1>>
// CHECK: return %[[C]]
func.func @returned(%m: memref<2xindex, strided<[-1]>>) -> memref<1xindex, strided<[-1], offset: -1>> {
  %v = memref.subview %m[1] [1] [1] : memref<2xindex, strided<[-1]>> to memref<1xindex, strided<[-1], offset: -1>>
  return %v : memref<1xindex, strided<[-1], offset: -1>>
}
