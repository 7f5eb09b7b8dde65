// Wrong: @element adds the offset of its descriptor to an index that has it already. That @give is taken to give back another form says
// nothing of how others call @element; what has both is not decided.
//
// RUN: lower-mlir %s --normalize-memrefs --lower-affine --convert-std-to-llvm -o %t
// RUN: expect-status 2 verify-lowering %s --lowered %t | FileCheck %s
// CHECK: @passes: unsupported: calls @give, which the lowering passes memrefs with strides as memrefs of the default layout
// CHECK: @element: proved
// RUN: sed 's/%10 = llvm.extractvalue %5/%off = llvm.add %9, %arg2 : i64\n    %10 = llvm.extractvalue %5/; s/getelementptr %10.%9./getelementptr %10[%off]/' %t > %t.twice && expect-status 1 verify-lowering %s --lowered %t.twice --function=element | FileCheck %s --check-prefix=TWICE
// TWICE: @element: refuted

func.func private @give() -> memref<7x1xf64, strided<[1, -1]>>
func.func @passes(%a: memref<3xf32, strided<[2], offset: 3>>, %i: index) -> f32 {
  %m = call @give() : () -> memref<7x1xf64, strided<[1, -1]>>
  %x = call @element(%a, %i) : (memref<3xf32, strided<[2], offset: 3>>, index) -> f32
  return %x : f32
}
func.func @element(%a: memref<3xf32, strided<[2], offset: 3>>, %i: index) -> f32 {
  %x = memref.load %a[%i] : memref<3xf32, strided<[2], offset: 3>>
  return %x : f32
}
