// mlir-opt 19 and 22, -finalize-memref-to-llvm. A pointer of another address space than 0 is given to free as it is, which they
// reject themselves.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// RUN: %if mlir-opt-19 %{ expect-status 1 mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// CHECK: @release: proved
// REJECTED: error: 'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr<1>' != '!llvm.ptr'

func.func @release(%m: memref<4xf32, 1>) {
  memref.dealloc %m : memref<4xf32, 1>
  return
}
