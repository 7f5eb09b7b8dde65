// mlir-opt 19 and 22, index-bitwidth=32. The descriptor that a callee gave back is moved to the stack, where its space ends after the last
// index; it is loaded as a structure, which has 4 bytes of padding after that, and these may be accessed (LLVM Language Reference, "'load'
// Instruction").
//
// RUN: expect-status 0 verify-lowering --index-bitwidth=32 %s --function=read | FileCheck %s --check-prefix=OWN
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @read: refuted: access: the lowering is undefined: a load of 40 bytes
// OWN: @read: proved

func.func private @given() -> memref<*xf32>
func.func @read() {
  %u = call @given() : () -> memref<*xf32>
  %m = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  return
}
