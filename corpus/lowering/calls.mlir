// Calls: arguments spread out, results taken apart.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func private @e0()
func.func private @e1(memref<?xf32>, index) -> f32
func.func private @e2(memref<?x3xf32, strided<[?, ?], offset: ?>>) -> (memref<?xf32>, index, memref<f32>)
func.func @caller(%m: memref<?x3xf32, strided<[?, ?], offset: ?>>, %i: index) -> (f32, memref<f32>) {
  call @e0() : () -> ()
  %0:3 = call @e2(%m) : (memref<?x3xf32, strided<[?, ?], offset: ?>>) -> (memref<?xf32>, index, memref<f32>)
  %1 = call @e1(%0#0, %0#1) : (memref<?xf32>, index) -> f32
  return %1, %0#2 : f32, memref<f32>
}
func.func @recursive(%n: index) -> index {
  %0 = call @recursive(%n) {foo.note = "self"} : (index) -> index
  return %0 : index
}
func.func @indirect(%f: (memref<2xf32>, index) -> index, %m: memref<2xf32>) -> index {
  %c = arith.constant 3 : index
  %0 = call_indirect %f(%m, %c) : (memref<2xf32>, index) -> index
  return %0 : index
}
func.func private @target(memref<2xf32>, index) -> index
func.func @address(%m: memref<2xf32>) -> index {
  %f = constant @target : (memref<2xf32>, index) -> index
  %0 = call @indirect(%f, %m) : ((memref<2xf32>, index) -> index, memref<2xf32>) -> index
  return %0 : index
}
