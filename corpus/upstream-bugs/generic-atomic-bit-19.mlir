// mlir-opt 19, -finalize-memref-to-llvm. It dies where a memref.generic_atomic_rmw updates an i1. (mlir-opt 22 leaves it as it is: there is
// no compare-exchange of that width.)
//
// RUN: %if mlir-opt-19 %{ expect-status 139 mlir-opt-19 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s --check-prefix=LEFT %}
// RUN: expect-status 1 lower-mlir %s 2>&1 | FileCheck %s --check-prefix=TOLD
// CHECK: Stack dump:
// LEFT: memref.generic_atomic_rmw
// TOLD: error: 'llvm.cmpxchg' op unexpected LLVM IR type

func.func @update(%bit: i1, %m: memref<1xi1>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<1xi1> {
  ^bb0(%old: i1):
    memref.atomic_yield %bit : i1
  }
  return
}
