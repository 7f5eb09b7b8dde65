// What is assumed is reported of operations in regions, too.
//
// RUN: verify-lowering --explain %s | FileCheck %s
// CHECK: @allocated: proved
// CHECK: assumptions:
// CHECK-NEXT: allocations-succeed:
// CHECK-NEXT: runtime-contracts:

func.func @allocated(%c: i1, %v: i32) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %a = memref.alloc() : memref<4xi32>
    memref.store %v, %a[%c0] : memref<4xi32>
    memref.dealloc %a : memref<4xi32>
  }
  return
}
