// mlir-opt 22, -finalize-memref-to-llvm. Where the source has a function @malloc of another type, the buffer is allocated by a new
// function @malloc_0, which nobody defines: a program that links it has no such symbol.
//
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @buffer: refuted: {{.*}}the lowering calls a function
// CHECK: @malloc_0

func.func private @malloc(f32)

func.func @buffer() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
