// mlir-opt 19 and 22, -finalize-memref-to-llvm. Where the length of memref.reshape's shape is not static, its elements are read as
// words of an index, whatever they are: of the shape [2, 3] in i32, one word of 64 bits holds both numbers, and the next lies after the
// buffer.
//
// RUN: verify-lowering %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @narrow: refuted
// RIGHT: @narrow: proved

func.func @narrow(%m: memref<?xf32>, %shape: memref<?xi32>) -> memref<*xf32> {
  %r = memref.reshape %m(%shape) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return %r : memref<*xf32>
}
