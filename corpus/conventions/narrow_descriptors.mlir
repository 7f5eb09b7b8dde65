// Unranked results where an index has 32 or 16 bits: the descriptor's size is counted in an index, and its parts are all that is read.
//
// RUN: expect-status 0 verify-lowering --index-bitwidth=32 --check-runs=50 %s | FileCheck %s
// RUN: expect-status 0 verify-lowering --index-bitwidth=16 --check-runs=50 %s | FileCheck %s
// CHECK-NOT: {{unknown|unsupported|refuted}}
// CHECK: 8 functions: 8 proved
//
// What mlir-opt makes of those that read no padding is right.
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s --check-prefix=UPSTREAM %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s --check-prefix=UPSTREAM %}
// UPSTREAM: @hand_on: proved
// UPSTREAM: @size: proved
// UPSTREAM: @moved: proved
// UPSTREAM: @element: refuted: access: the lowering is undefined: a load of 32 bytes
// UPSTREAM: @element_of: proved
// UPSTREAM: @rank: proved

func.func private @given() -> memref<*xf32>
func.func @hand_on() -> memref<*xf32> {
  %u = call @given() : () -> memref<*xf32>
  return %u : memref<*xf32>
}
func.func @size() -> index {
  %c1 = arith.constant 1 : index
  %u = call @given() : () -> memref<*xf32>
  %d = memref.dim %u, %c1 : memref<*xf32>
  return %d : index
}
func.func @moved() -> memref<*xf32, 2> {
  %u = call @given() : () -> memref<*xf32>
  %s = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 2>
  return %s : memref<*xf32, 2>
}
func.func @element(%i: index) -> f32 {
  %u = call @given() : () -> memref<*xf32>
  %m = memref.cast %u : memref<*xf32> to memref<?xf32>
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
func.func @element_of(%u: memref<*xf32>, %i: index) -> f32 {
  %m = memref.cast %u : memref<*xf32> to memref<?xf32>
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
func.func private @use(index, memref<*xf32>)
func.func @rank() {
  %u = call @given() : () -> memref<*xf32>
  %s = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 2>
  %r = memref.rank %s : memref<*xf32, 2>
  call @use(%r, %u) : (index, memref<*xf32>) -> ()
  return
}
