// Space for a result of a type that has no layout here: no run is made, and nothing divides by its alignment.
//
// RUN: expect-status 2 verify-lowering --llvm-request-c-wrappers %s | FileCheck %s
// CHECK: @_mlir_ciface_f0: unsupported

func.func @f0(%arg0: !llvm.ppc_fp128, %arg1: memref<i1>) -> (!llvm.ppc_fp128, memref<i1>) {
  return %arg0, %arg1 : !llvm.ppc_fp128, memref<i1>
}
