// A cast tells a size and a stride that its operand's type leaves open; the lowering copies what the descriptor says.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @one_stride: proved
// CHECK: @only_size: proved

func.func @one_stride(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %to: memref<4x?xf32>) {
  %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  memref.copy %0, %to : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32>
  return
}

func.func @only_size(%m: memref<?xi48>, %to: memref<4xi48>) {
  %0 = memref.cast %m : memref<?xi48> to memref<4xi48>
  memref.copy %0, %to : memref<4xi48> to memref<4xi48>
  return
}
