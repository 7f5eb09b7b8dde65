// Allocation through _mlir_memref_to_llvm_alloc and _mlir_memref_to_llvm_free instead of malloc and free.
//
// RUN: verify-lowering %s --use-generic-functions | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm=use-generic-functions=1 -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @exchange: proved

func.func @exchange(%a: memref<?xi64>, %b: memref<?xi64>, %i: index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xi64>
  %work = memref.alloc(%n) : memref<?xi64>
  %x = memref.load %a[%i] : memref<?xi64>
  memref.store %x, %work[%i] : memref<?xi64>
  %y = memref.load %b[%i] : memref<?xi64>
  memref.store %y, %a[%i] : memref<?xi64>
  %z = memref.load %work[%i] : memref<?xi64>
  memref.store %z, %b[%i] : memref<?xi64>
  memref.dealloc %work : memref<?xi64>
  return
}
