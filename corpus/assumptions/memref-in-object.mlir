// mlir-opt 22 claims nsw, nuw and inbounds for the address: true if the elements lie in one object.
//
// RUN: verify-lowering %s --lowered %S/Inputs/memref-in-object.mlir --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/memref-in-object.mlir --disable-assumption=memref-in-object | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: memref-in-object
// OFF: @f: unknown

func.func @f(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<?x?xf32>
  return %v : f32
}
