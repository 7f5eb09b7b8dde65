// Right: a buffer that has to grow moves.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @given: proved

func.func @given(%m: memref<4xf32>) -> memref<65xf32> {
  %r = memref.realloc %m : memref<4xf32> to memref<65xf32>
  return %r : memref<65xf32>
}
