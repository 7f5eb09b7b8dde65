// mlir-opt 19 and 22, -finalize-memref-to-llvm. The new value of a memref.generic_atomic_rmw comes from before it, not from its region:
// 19 dies of that, 22 says that it has to be one of the region's and leaves the operation as it is.
//
// RUN: %if mlir-opt-19 %{ expect-status 139 mlir-opt-19 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -finalize-memref-to-llvm %s 2>&1 | FileCheck %s --check-prefix=LEFT %}
// RUN: verify-lowering --check-runs=50 %s | FileCheck %s --check-prefix=RIGHT
// CHECK: Stack dump:
// LEFT-DAG: error: result not defined in region
// LEFT-DAG: memref.generic_atomic_rmw %{{.*}} : memref<1xi32> {
// RIGHT: @update: proved

func.func @update(%new: i32, %m: memref<1xi32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<1xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %new : i32
  }
  return
}
