// Wrong: the address of a new buffer is rounded up with the remainder of a signed division: an address in the upper half comes out
// beyond the space that there is.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: lower-mlir %s | sed 's/llvm.urem/llvm.srem/' > %t
// RUN: expect-status 1 verify-lowering %s --lowered %t --function=buffer | FileCheck %s
// RIGHT: @buffer: proved
// RIGHT: @descriptors: proved
// CHECK: @buffer: refuted: allocation: result 0 differs: the lowering allocates {{.*}} bytes and uses them from byte {{.*}}

func.func @buffer(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  return %m : memref<?xf32>
}

// Elements of 40 bytes: buffers begin at multiples of that.
func.func @descriptors(%n: index) -> memref<?xmemref<?xf32>> {
  %m = memref.alloc(%n) : memref<?xmemref<?xf32>>
  return %m : memref<?xmemref<?xf32>>
}
