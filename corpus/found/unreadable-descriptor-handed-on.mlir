// What a callee left in a buffer may point at a descriptor that not even the source can read: with nothing to hold the lowering against, such a
// run tells nothing. It refuted our own lowering.
//
// RUN: verify-lowering --index-bitwidth=32 --llvm-request-c-wrappers %s --check-runs=3000 | FileCheck %s
// CHECK: 6 functions: 6 proved

func.func private @before() -> i32
func.func private @callee(memref<*xf128>, i32) -> index

func.func @f(%m: memref<7xmemref<*xf128>>, %i: index) -> index {
  %a = call @before() : () -> i32
  %x = memref.load %m[%i] : memref<7xmemref<*xf128>>
  %r = call @callee(%x, %a) : (memref<*xf128>, i32) -> index
  return %r : index
}
