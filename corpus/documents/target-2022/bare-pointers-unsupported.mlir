// LLVM IR Target (2022), Bare Pointer Calling Convention for Ranked and for Unranked MemRef: what the convention can't express.
//
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 2>&1 | FileCheck %s

func.func private @unranked(memref<*xf32>)
func.func private @dynamic(memref<?xf32>)
func.func private @strided(memref<4xf32, strided<[?]>>)
func.func private @static(memref<4xf32>)

// CHECK: func.func private @unranked(memref<*xf32>)
// CHECK: func.func private @dynamic(memref<?xf32>)
// CHECK: func.func private @strided(memref<4xf32, strided<[?]>>)
// CHECK: llvm.func @static(!llvm.ptr)
