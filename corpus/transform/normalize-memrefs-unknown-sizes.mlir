// A function stays where it asks for a size of a dimension that is known at run time only: the form without the layout has others. mlir-opt
// asks the form, and is refuted.
//
// RUN: lower-mlir -normalize-memrefs %s | FileCheck %s
// RUN: verify-lowering %s --lower-with 'lower-mlir -normalize-memrefs' | FileCheck %s --check-prefix=PROVED
// PROVED: @any: proved

// CHECK-LABEL: func.func @any(%arg0: memref<4x8xf32, strided<[16, 1]>>
func.func @any(%m: memref<4x8xf32, strided<[16, 1]>>, %i: index) -> (index, f32) {
  %0 = memref.dim %m, %i : memref<4x8xf32, strided<[16, 1]>>
  %x = memref.load %m[%i, %i] : memref<4x8xf32, strided<[16, 1]>>
  return %0, %x : index, f32
}
