// A run let the callee write another offset into a descriptor that lies in memory, and the source took it from there, where the type says that it is
// 0: proved, and a run differed. What is loaded as a memref is one of its type, or the source is undefined.
//
// RUN: verify-lowering %s --check-runs=3000 | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func private @callee(memref<1x?xmemref<4xi32>, strided<[?, 5], offset: 3>>)

func.func @f(%m: memref<1x?xmemref<4xi32>, strided<[?, 5], offset: 3>>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @callee(%m) : (memref<1x?xmemref<4xi32>, strided<[?, 5], offset: 3>>) -> ()
  %x = memref.load %m[%c0, %c0] : memref<1x?xmemref<4xi32>, strided<[?, 5], offset: 3>>
  memref.store %v, %x[%c1] : memref<4xi32>
  return
}
