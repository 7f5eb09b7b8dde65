// The call of a function whose result the lowering took for a memref of the default layout was taken for one of another type, since the
// caller mentions such a memref nowhere else but one of rank 1, which does not tell in which form it is.
// RUN: lower-mlir %s --normalize-memrefs --lower-affine --convert-std-to-llvm -o %t && expect-status 2 verify-lowering %s --lowered %t | FileCheck %s
// CHECK: @calls: unsupported: calls @give, which the lowering passes memrefs with strides as memrefs of the default layout
func.func @calls(%a: memref<3xcomplex<f128>, strided<[2], offset: 3>>) -> (memref<3xcomplex<f128>, strided<[2], offset: 3>>, i1) {
  %m = call @give() : () -> memref<7x1xf64, strided<[1, -1]>>
  %false = index.bool.constant false
  return %a, %false : memref<3xcomplex<f128>, strided<[2], offset: 3>>, i1
}
func.func private @give() -> memref<7x1xf64, strided<[1, -1]>>
