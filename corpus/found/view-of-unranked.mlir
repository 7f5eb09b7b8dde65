// A view of an unranked memref: all that is known of that are two pointers.
// RUN: verify-lowering %s | FileCheck %s

// CHECK: @view: proved
func.func @view(%m: memref<*xf32>) -> memref<4xf32, strided<[1]>> {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32, strided<[1]>>
  return %v : memref<4xf32, strided<[1]>>
}
