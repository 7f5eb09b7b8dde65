// Wrong: what is stored last is lost. The buffer is on the heap, and the callee that was given it may read it later.
//
// RUN: lower-mlir %s -o %t.right
// RUN: verify-lowering %s --lowered %t.right | FileCheck %s --check-prefix=RIGHT
// RUN: grep -v 'llvm.store %%arg0' %t.right > %t.wrong
// RUN: expect-status 1 verify-lowering %s --lowered %t.wrong | FileCheck %s
// RIGHT: @hand_on: proved
// CHECK: @hand_on: refuted: return-memory: at the return byte {{.*}} of a new buffer of {{.*}} bytes is undefined in the lowering

func.func private @keeps(memref<1xi32>)
func.func @hand_on(%x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi32>
  call @keeps(%m) : (memref<1xi32>) -> ()
  memref.store %x, %m[%c0] : memref<1xi32>
  return
}
