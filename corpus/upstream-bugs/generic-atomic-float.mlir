// mlir-opt 19 and 22, -finalize-memref-to-llvm. A memref.generic_atomic_rmw of floating point numbers becomes a compare-exchange of such
// numbers, which there is not. Their bits can be compared and exchanged.
//
// RUN: %if mlir-opt-19 %{ expect-status 1 mlir-opt-19 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s %}
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// CHECK: error: 'llvm.cmpxchg' op operand #1 must be signless integer or LLVM pointer type, but got 'f16'
// RIGHT: @read: proved

func.func @read(%m: memref<4xf16>, %i: index) -> f16 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf16> {
  ^bb0(%old: f16):
    memref.atomic_yield %old : f16
  }
  return %0 : f16
}
