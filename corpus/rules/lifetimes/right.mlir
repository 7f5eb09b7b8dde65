// A buffer that the source frees is freed by the lowering too.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func @f(%m: memref<?xi32>) {
  memref.dealloc %m : memref<?xi32>
  return
}
