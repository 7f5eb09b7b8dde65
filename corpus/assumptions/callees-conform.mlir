// The memref that a callee gives has the rows that its type says.
//
// RUN: verify-lowering %s --lowered %S/Inputs/callees-conform.mlir --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/callees-conform.mlir --disable-assumption=callees-conform | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: callees-conform
// OFF: @f: unknown

func.func private @get() -> memref<4x8xf32>
func.func @f(%i: index, %j: index) -> f32 {
  %m = func.call @get() : () -> memref<4x8xf32>
  %v = memref.load %m[%i, %j] : memref<4x8xf32>
  return %v : f32
}
