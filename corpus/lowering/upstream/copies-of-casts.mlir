// memref.copy of what was cast takes the buffer before a cast that only forgets; a cast that tells a size, a stride or an offset stays,
// and what it tells decides whether memory is copied at once or by the runtime's function.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -canonicalize -finalize-memref-to-llvm
// RUN: %python %S/../../../scripts/compare-upstream %s -- -canonicalize

func.func @size_and_forgotten_strides(%m: memref<?x?xf32>, %to: memref<?x?xf32>) {
  %0 = memref.cast %m : memref<?x?xf32> to memref<3x?xf32, strided<[?, ?], offset: ?>>
  memref.copy %0, %to : memref<3x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
  memref.copy %to, %0 : memref<?x?xf32> to memref<3x?xf32, strided<[?, ?], offset: ?>>
  return
}

func.func @forgotten(%m: memref<4x4xi8>, %to: memref<?x4xi8>) {
  %0 = memref.cast %m : memref<4x4xi8> to memref<?x4xi8, strided<[?, ?], offset: ?>>
  memref.copy %0, %to : memref<?x4xi8, strided<[?, ?], offset: ?>> to memref<?x4xi8>
  memref.copy %to, %0 : memref<?x4xi8> to memref<?x4xi8, strided<[?, ?], offset: ?>>
  return
}

func.func @strides(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %to: memref<?x?xf32>) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
  memref.copy %0, %to : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %to, %0 : memref<?x?xf32> to memref<?x?xf32>
  return
}

func.func @one_stride(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %to: memref<4x?xf32>) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  memref.copy %0, %to : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32>
  return
}

func.func @rank(%m: memref<2xf32>, %to: memref<*xf32>) {
  %0 = memref.cast %m : memref<2xf32> to memref<*xf32>
  %1 = memref.cast %to : memref<*xf32> to memref<2xf32>
  memref.copy %0, %to : memref<*xf32> to memref<*xf32>
  memref.copy %m, %1 : memref<2xf32> to memref<2xf32>
  return
}
