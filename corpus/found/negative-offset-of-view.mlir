// The offset of a view is -3 where the type says nothing of it: an operand of memref.reinterpret_cast, which takes no negative constant.
//
// RUN: lower-mlir -expand-strided-metadata %s | FileCheck %s
// RUN: verify-lowering %s | FileCheck %s --check-prefix=VERDICT
// CHECK: %[[OFFSET:.*]] = arith.constant -3 : index
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%[[OFFSET]]], sizes: [4], strides: [1]
// VERDICT: @before: proved

func.func @before(%m: memref<16xf32>) -> memref<4xf32, strided<[1], offset: ?>> {
  %c = arith.constant -3 : index
  %v = memref.subview %m[%c] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %v : memref<4xf32, strided<[1], offset: ?>>
}
