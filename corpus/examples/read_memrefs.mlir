// Memrefs that lie in memory, read from there to ask for their shape: one that was never written is poison, and so is its shape.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @size_of_copied: proved
// CHECK-DAG: @rank_of_stored: proved
// CHECK-DAG: @size_of_stored: proved

func.func @size_of_copied(%from: memref<3xmemref<?xf32>>, %to: memref<3xmemref<?xf32>>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  memref.copy %from, %to : memref<3xmemref<?xf32>> to memref<3xmemref<?xf32>>
  %m = memref.load %to[%i] : memref<3xmemref<?xf32>>
  %d = memref.dim %m, %c0 : memref<?xf32>
  return %d : index
}

func.func @rank_of_stored(%table: memref<?xmemref<*xf32>>, %i: index) -> index {
  %m = memref.load %table[%i] : memref<?xmemref<*xf32>>
  %r = memref.rank %m : memref<*xf32>
  return %r : index
}

func.func @size_of_stored(%table: memref<?xmemref<2x?xi16>>, %i: index, %d: index) -> index {
  %m = memref.load %table[%i] : memref<?xmemref<2x?xi16>>
  %s = memref.dim %m, %d : memref<2x?xi16>
  return %s : index
}
