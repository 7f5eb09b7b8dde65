// mlir-opt 19 and 22, -finalize-memref-to-llvm=index-bitwidth=32. The runtime's memrefCopy reads ranks, sizes and strides of 64 bits; it is
// given descriptors with 32.
//
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @strided: refuted

func.func @strided(%a: memref<?xf32, strided<[?], offset: ?>>, %b: memref<?xf32, strided<[?], offset: ?>>) {
  memref.copy %a, %b : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return
}
