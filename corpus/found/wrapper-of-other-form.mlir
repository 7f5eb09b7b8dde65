// A function that does more with memrefs of known strides than access them has no meaning here where its lowering takes them as
// memrefs of the default layout; nor has its wrapper, which is not the one that the source's own types demand.
//
// RUN: expect-status 2 verify-lowering %s --llvm-request-c-wrappers --lower-with 'lower-mlir --llvm-request-c-wrappers --expand-strided-metadata --normalize-memrefs --convert-to-llvm' | FileCheck %s
// CHECK: @f: unsupported: {{.*}}the lowering takes memrefs with strides as memrefs of the default layout
// CHECK: @_mlir_ciface_f: unsupported: {{.*}}a C wrapper of a function that takes memrefs with strides as memrefs of the default layout

func.func private @f(%m: memref<16xf32>, %o: memref<1xf32, strided<[5], offset: ?>>, %n: memref<7x4xf16, strided<[0, 1], offset: 7>>) -> (memref<1xf32, strided<[5], offset: ?>>, memref<7x4xf16, strided<[0, 1], offset: 7>>) {
  %i = arith.constant 3 : index
  %v = vector.load %m[%i] : memref<16xf32>, vector<2xf32>
  %t = memref.transpose %m (d0) -> (d0) : memref<16xf32> to memref<16xf32, strided<[1]>>
  return %o, %n : memref<1xf32, strided<[5], offset: ?>>, memref<7x4xf16, strided<[0, 1], offset: 7>>
}
