// The lowering multiplies by 8, which the type says; the descriptor that comes in has to agree.
//
// RUN: verify-lowering %s --lowered %S/Inputs/descriptor-static.mlir --explain | FileCheck %s
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/descriptor-static.mlir --disable-assumption=descriptor-static | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: descriptor-static
// OFF: @f: refuted

func.func @f(%m: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %v = memref.load %m[%i, %j] : memref<4x8xf32>
  return %v : f32
}
