// The bare pointer convention, by option and by attribute.
//
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -convert-arith-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func private @external(memref<2x3xf32>, i32) -> memref<4xf32, strided<[2], offset: 1>>
func.func @caller(%m: memref<2x3xf32>, %v: i32) -> (memref<4xf32, strided<[2], offset: 1>>, i32) {
  %0 = call @external(%m, %v) : (memref<2x3xf32>, i32) -> memref<4xf32, strided<[2], offset: 1>>
  return %0, %v : memref<4xf32, strided<[2], offset: 1>>, i32
}
func.func @access(%m: memref<2x3xf32> {llvm.noalias}, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<2x3xf32>
  return %0 : f32
}
func.func @scalar(%m: memref<f32, 1>) -> (memref<f32, 1> {llvm.noundef}) { return %m : memref<f32, 1> }
