// mlir-opt 19 and 22, -finalize-memref-to-llvm. What a memref.alloca_scope gives goes on to a block as it is, without the conversion of its
// type: only types of the LLVM dialect come through.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ expect-status 1 mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// RUN: %if mlir-opt-19 %{ expect-status 1 mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %s 2>&1 | FileCheck %s --check-prefix=REJECTED %}
// CHECK: @size: proved
// CHECK: @view: proved
// REJECTED: error: 'llvm.br' op operand #0 must be variadic of LLVM dialect-compatible type

func.func @size(%m: memref<?xf32>, %i: index) -> index {
  %r = memref.alloca_scope -> (index) {
    %n = memref.dim %m, %i : memref<?xf32>
    memref.alloca_scope.return %n : index
  }
  return %r : index
}

func.func @view(%m: memref<?xf32>) -> memref<?xf32> {
  %r = memref.alloca_scope -> (memref<?xf32>) {
    memref.alloca_scope.return %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}
