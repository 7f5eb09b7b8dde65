// What malloc and free do is known from the C standard, not from the module.
//
// RUN: verify-lowering %s --lowered %S/Inputs/runtime-contracts.mlir --explain | FileCheck %s
// RUN: expect-status 2 verify-lowering %s --lowered %S/Inputs/runtime-contracts.mlir --disable-assumption=runtime-contracts | FileCheck %s --check-prefix=OFF
// CHECK: @f: proved
// CHECK: runtime-contracts
// OFF: @f: unknown

func.func @f(%i: index, %x: f32) -> f32 {
  %m = memref.alloc() : memref<16xf32>
  memref.store %x, %m[%i] : memref<16xf32>
  %v = memref.load %m[%i] : memref<16xf32>
  memref.dealloc %m : memref<16xf32>
  return %v : f32
}
