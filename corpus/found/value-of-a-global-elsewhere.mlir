// Another function's variable begins with another value in the lowering: no matter of a function that does not name it. It was proved, and then
// a run compared all of memory.
//
// RUN: expect-status 1 verify-lowering %s --lowered %S/Inputs/value-of-a-global-elsewhere.mlir --check-runs=20 | FileCheck %s
// CHECK: @elsewhere: proved
// CHECK: @first: refuted: symbol

memref.global "private" @numbers : memref<2xi32> = dense<[5, 7]>
func.func @elsewhere(%m: memref<4xi8>, %x: i8) {
  %c = arith.constant 1 : index
  memref.store %x, %m[%c] : memref<4xi8>
  return
}
func.func @first() -> i32 {
  %m = memref.get_global @numbers : memref<2xi32>
  %c = arith.constant 0 : index
  %x = memref.load %m[%c] : memref<2xi32>
  memref.store %x, %m[%c] : memref<2xi32>
  return %x : i32
}
