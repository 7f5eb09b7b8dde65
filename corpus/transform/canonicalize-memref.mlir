// Memrefs: casts that accesses look through, sizes that are known, buffers that nobody reads.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s

func.func @through_casts(%m: memref<4x8xf32>, %i: index, %x: f32) -> f32 {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %d = memref.cast %c : memref<?x8xf32> to memref<?x?xf32>
  memref.store %x, %d[%i, %i] : memref<?x?xf32>
  %v = memref.load %c[%i, %i] : memref<?x8xf32>
  return %v : f32
}

func.func @sizes(%m: memref<4x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = memref.dim %m, %c0 : memref<4x?xf32>
  %new = memref.alloc(%n) : memref<?x2xf32>
  %d = memref.dim %new, %c0 : memref<?x2xf32>
  memref.dealloc %new : memref<?x2xf32>
  return %a, %d : index, index
}

func.func @unread(%x: f32, %i: index) {
  %m = memref.alloc() : memref<8xf32>
  memref.store %x, %m[%i] : memref<8xf32>
  memref.dealloc %m : memref<8xf32>
  return
}

func.func @static(%x: f32, %i: index) -> memref<?xf32> {
  %c16 = arith.constant 16 : index
  %m = memref.alloc(%c16) : memref<?xf32>
  memref.store %x, %m[%i] : memref<?xf32>
  return %m : memref<?xf32>
}

func.func @copies(%m: memref<4xf32>, %e: memref<0xf32>, %f: memref<0xf32>) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %e, %f : memref<0xf32> to memref<0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @through_casts(%arg0: memref<4x8xf32>, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT: memref.store %arg2, %arg0[%arg1, %arg1] : memref<4x8xf32>
// CHECK-NEXT: %0 = memref.load %arg0[%arg1, %arg1] : memref<4x8xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sizes(%arg0: memref<4x?xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: return %c4, %arg1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unread(%arg0: f32, %arg1: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @static(%arg0: f32, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<16xf32>
// CHECK-NEXT: %cast = memref.cast %alloc : memref<16xf32> to memref<?xf32>
// CHECK-NEXT: memref.store %arg0, %alloc[%arg1] : memref<16xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @copies(%arg0: memref<4xf32>, %arg1: memref<0xf32>, %arg2: memref<0xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
