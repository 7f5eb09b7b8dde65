// Globals of more elements than are laid out one by one.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: 3 functions: 3 proved
// RUN: lower-mlir %s | sed "s/llvm.mlir.constant(60 : index)/llvm.mlir.constant(61 : index)/" > %t
// RUN: expect-status 1 verify-lowering %s --lowered %t | FileCheck %s --check-prefix=BAD
// BAD: @g: refuted: return-value

memref.global "private" constant @c : memref<80x60xi32> = dense<42>
memref.global "private" @u : memref<128x64xf32> = uninitialized
func.func @g() -> memref<80x60xi32> {
  %A = memref.get_global @c : memref<80x60xi32>
  return %A : memref<80x60xi32>
}
func.func @h(%i: index, %j: index) -> i32 {
  %A = memref.get_global @c : memref<80x60xi32>
  %0 = memref.load %A[%i, %j] : memref<80x60xi32>
  return %0 : i32
}
func.func @k(%i: index, %j: index, %v: f32) {
  %A = memref.get_global @u : memref<128x64xf32>
  memref.store %v, %A[%i, %j] : memref<128x64xf32>
  return
}
