// Wrong: @give is taken to give its memref back as one of the default layout, and the function that calls it keeps its own types.
//
// RUN: lower-mlir %s | sed '/@give/s/array<2 x i64>, array<2 x i64>/array<1 x i64>, array<1 x i64>/' > %t
// RUN: expect-status 2 verify-lowering %s --lowered %t | FileCheck %s
// CHECK: @keeps: unsupported: calls @give, which the lowering passes memrefs with strides as memrefs of the default layout

func.func @keeps(%a: memref<3xf32, strided<[2], offset: 3>>) -> memref<?xf32, strided<[?], offset: ?>> {
  %m = call @give() : () -> memref<7x1xf64, strided<[1, -1]>>
  %x = memref.cast %a : memref<3xf32, strided<[2], offset: 3>> to memref<?xf32, strided<[?], offset: ?>>
  return %x : memref<?xf32, strided<[?], offset: ?>>
}
func.func private @give() -> memref<7x1xf64, strided<[1, -1]>>
