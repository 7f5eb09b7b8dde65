// mlir-opt 19, -finalize-memref-to-llvm. The strides of a new memref<2x0xf32> are 0 and 1 by its type, which is what later folds take
// for granted; the descriptor says 1 and 1.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT %}
// CHECK: @empty: refuted: {{.*}}stride 0: it is 0 in the source, 1 in the lowering
// RIGHT: @empty: proved

func.func @empty() -> memref<2x0xf32> {
  %0 = memref.alloc() : memref<2x0xf32>
  return %0 : memref<2x0xf32>
}
