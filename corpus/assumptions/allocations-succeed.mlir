// Where malloc gives NULL the lowering goes where no source went: fine as long as that never happens.
//
// RUN: verify-lowering %s --lowered %S/Inputs/allocations-succeed.mlir --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/allocations-succeed.mlir --disable-assumption=allocations-succeed | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: allocations-succeed
// OFF: @f: unknown

func.func @f(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %m[%c0] : memref<?xf32>
  %v = memref.load %m[%c0] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %v : f32
}
