// Passes by themselves leave alone what they have no pattern for, with casts around it.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -reconcile-unrealized-casts --allow-unregistered-dialect | FileCheck %s

func.func @unknown(%i: index, %m: memref<?xf32>) -> index {
  %0 = "foo.bar"(%i, %m) ({
    %2 = arith.addi %i, %i : index
    "foo.yield"(%2) : (index) -> ()
  }) : (index, memref<?xf32>) -> index
  %1 = arith.muli %0, %i : index
  return %1 : index
}
func.func @strided() -> memref<4xf32, strided<[2]>> {
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return %0 : memref<4xf32, strided<[2]>>
}
func.func @view(%m: memref<4xf32>) -> memref<2xf32, strided<[1], offset: 1>> {
  %0 = memref.subview %m[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %0 : memref<2xf32, strided<[1], offset: 1>>
}
