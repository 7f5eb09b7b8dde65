// A memref with known strides that a function from outside gives back is read as one of the default layout where the lowering takes it
// so. One of rank 1 in the signature of a function is as it is written: whoever calls that can't tell that it would be another.
//
// RUN: lower-mlir %s -normalize-memrefs -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts -o %t && verify-lowering %s --lowered %t | FileCheck %s
// RUN: lower-mlir %s -normalize-memrefs -o %t.half && verify-lowering %s --lowered %t.half | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s -normalize-memrefs -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: @unused: proved
// CHECK: @reads: proved
// CHECK: @element: proved
// RUN: sed -e 's/s0 \* 2 + 3/s0 * 2 + 2/' %t.half > %t.wrong && expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s --check-prefix=WRONG
// WRONG: @element: refuted: access

func.func private @give() -> memref<7x1xf64, strided<[1, -1]>>
func.func @unused() {
  %m = call @give() : () -> memref<7x1xf64, strided<[1, -1]>>
  return
}
func.func @reads(%i: index, %j: index) -> f64 {
  %m = call @give() : () -> memref<7x1xf64, strided<[1, -1]>>
  %x = memref.load %m[%i, %j] : memref<7x1xf64, strided<[1, -1]>>
  return %x : f64
}
func.func @element(%a: memref<3xf32, strided<[2], offset: 3>>, %i: index) -> f32 {
  %x = memref.load %a[%i] : memref<3xf32, strided<[2], offset: 3>>
  return %x : f32
}
