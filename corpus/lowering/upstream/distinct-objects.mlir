// Memrefs that share nothing: each pair is assumed to have storage of its own.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: verify-lowering --quiet %s

func.func @two(%a: memref<4xf32>, %b: memref<?xf32>, %i: index) -> f32 {
  %x, %y = memref.distinct_objects %a, %b : memref<4xf32>, memref<?xf32>
  %0 = memref.load %x[%i] : memref<4xf32>
  memref.store %0, %y[%i] : memref<?xf32>
  %1 = memref.load %x[%i] : memref<4xf32>
  return %1 : f32
}

func.func @three(%a: memref<i8>, %b: memref<2x3xf32, strided<[?, 1], offset: ?>>, %c: memref<?xvector<4xf32>, 3>) -> memref<i8> {
  %x:3 = memref.distinct_objects %a, %b, %c {note} : memref<i8>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<?xvector<4xf32>, 3>
  return %x#0 : memref<i8>
}

func.func @one(%a: memref<4xf32>) -> memref<4xf32> {
  %x = memref.distinct_objects %a : memref<4xf32>
  return %x : memref<4xf32>
}
