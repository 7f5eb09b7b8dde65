// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @row: proved
// CHECK-DAG: @fill: proved
// CHECK-DAG: @swap: proved

// Memrefs whose elements are memrefs: tables of rows.

func.func @row(%rows: memref<?xmemref<4xf32>>, %i: index, %j: index) -> f32 {
  %row = memref.load %rows[%i] : memref<?xmemref<4xf32>>
  %x = memref.load %row[%j] : memref<4xf32>
  return %x : f32
}

func.func @fill(%tiles: memref<4xmemref<?x?xf32>>, %k: index, %i: index, %j: index, %x: f32) {
  %tile = memref.load %tiles[%k] : memref<4xmemref<?x?xf32>>
  memref.store %x, %tile[%i, %j] : memref<?x?xf32>
  return
}

// A row takes the place of another, whose element it was is returned.
func.func @swap(%rows: memref<?xmemref<?xi64>>, %new: memref<?xi64>, %i: index, %j: index) -> i64 {
  %old = memref.load %rows[%i] : memref<?xmemref<?xi64>>
  memref.store %new, %rows[%i] : memref<?xmemref<?xi64>>
  %x = memref.load %old[%j] : memref<?xi64>
  return %x : i64
}
