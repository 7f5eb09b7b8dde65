// An f80 has ten bytes and lies in sixteen: the six after it may be copied with it, also where nobody has written them.
//
// RUN: expect-status 0 verify-lowering --check-runs=500 %s | FileCheck %s
// CHECK: 2 functions: 2 proved

func.func @rows(%from: memref<3xf80>, %to: memref<3xf80>) {
  memref.copy %from, %to : memref<3xf80> to memref<3xf80>
  return
}

func.func @unwritten(%to: memref<2xf80>) {
  %bytes = memref.alloc() : memref<64xi8>
  %c16 = arith.constant 16 : index
  %view = memref.view %bytes[%c16][] : memref<64xi8> to memref<2xf80>
  memref.copy %view, %to : memref<2xf80> to memref<2xf80>
  memref.dealloc %bytes : memref<64xi8>
  return
}
