// A cast before what is stored is not skipped: the memref holds memrefs of the type that it was cast to.
// RUN: lower-mlir --convert-cf-to-llvm %s | FileCheck %s
// RUN: verify-lowering %s

// CHECK: %[[CAST:.*]] = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK: memref.store %[[CAST]], %arg1[%arg2] : memref<2xmemref<?xi8>>
func.func @f(%m: memref<4xi8>, %to: memref<2xmemref<?xi8>>, %i: index) {
  %cast = memref.cast %m : memref<4xi8> to memref<?xi8>
  memref.store %cast, %to[%i] : memref<2xmemref<?xi8>>
  return
}
