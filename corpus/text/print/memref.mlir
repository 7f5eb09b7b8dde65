// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
memref.global @g2 : memref<2xi32> = uninitialized
memref.global @g3 : memref<2xf32>
func.func @m(%m: memref<?x4xf32>, %i: index, %u: memref<*xf32>, %x: f32, %b: memref<128xi8>, %v: memref<i32>, %s: memref<2xindex>) {
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true} : memref<?x4xf32>
  memref.store %x, %m[%i, %i] : memref<?x4xf32>
  %2 = memref.alloc(%i) {alignment = 16 : i64} : memref<?x4xf32>
  %3 = memref.alloca(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.realloc %b(%i) : memref<128xi8> to memref<?xi8>
  memref.dealloc %2 : memref<?x4xf32>
  %5 = memref.dim %m, %i : memref<?x4xf32>
  %6 = memref.rank %u : memref<*xf32>
  %7 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  memref.copy %m, %2 : memref<?x4xf32> to memref<?x4xf32>
  %8 = memref.subview %m[%i, 0] [2, %i] [1, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[4, 1], offset: ?>>
  %9 = memref.reinterpret_cast %m to offset: [%i], sizes: [2, %i], strides: [%i, 1] : memref<?x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %10 = memref.get_global @g : memref<2xi32>
  %11 = memref.view %b[%i][%i] : memref<128xi8> to memref<?xf32>
  %12 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  %13 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %14 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %15 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %16 = memref.atomic_rmw addf %x, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %17 = memref.generic_atomic_rmw %m[%i, %i] : memref<?x4xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  }
  %18, %19, %20:2, %21:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %22 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %23 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  %24 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  %25 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  memref.alloca_scope {
  }
  %26 = memref.load %v[] : memref<i32>
  return
}
