// Wrong: pointers of another address space have 32 bits here, and the proof reckons with 64: a descriptor of such a memref has its offset
// at byte 8. What is not used is no matter.
//
// RUN: sed 's/p7:32:32/p3:32:32/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %t.mlir | FileCheck %s --check-prefix=USED
// RUN: sed 's/p7:32:32/ni:3/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %t.mlir | FileCheck %s --check-prefix=USED
// RUN: sed 's/"e-p7:32:32-i64:64"/"e-i128:64"/' %s > %t.mlir
// RUN: expect-status 2 verify-lowering %t.mlir | FileCheck %s --check-prefix=USED
// RUN: verify-lowering %s | FileCheck %s
// USED: @of_a_space: unsupported: a data layout
// CHECK: 1 function: 1 proved

module attributes {llvm.data_layout = "e-p7:32:32-i64:64"} {
  func.func @of_a_space(%m: memref<1xmemref<?xi32, 3>>) -> memref<?xi32, 3> {
    %zero = arith.constant 0 : index
    %inner = memref.load %m[%zero] : memref<1xmemref<?xi32, 3>>
    return %inner : memref<?xi32, 3>
  }
}
