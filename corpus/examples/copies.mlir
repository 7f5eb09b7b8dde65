// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @fixed: proved
// CHECK-DAG: @contiguous: proved
// CHECK-DAG: @strided: proved
// CHECK-DAG: @from_offset: proved
// CHECK-DAG: @clone: proved
// CHECK-DAG: @and_read: proved
// CHECK-DAG: @half_contiguous: proved
// CHECK-DAG: @nothing: proved
// CHECK-DAG: @one: proved
// CHECK-DAG: @any_rank: proved
// CHECK-DAG: @to_stack: proved

// Copies: a memcpy where both memrefs are contiguous, else the runtime's memrefCopy.

func.func @fixed(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  memref.copy %a, %b : memref<4x8xf32> to memref<4x8xf32>
  return
}

func.func @contiguous(%a: memref<?x8x?xf32>, %b: memref<?x8x?xf32>) {
  memref.copy %a, %b : memref<?x8x?xf32> to memref<?x8x?xf32>
  return
}

func.func @strided(%a: memref<?x?xi16, strided<[?, 1], offset: ?>>, %b: memref<?x?xi16>) {
  memref.copy %a, %b : memref<?x?xi16, strided<[?, 1], offset: ?>> to memref<?x?xi16>
  return
}

func.func @from_offset(%a: memref<4xi16, strided<[1], offset: ?>>, %b: memref<4xi16>) {
  memref.copy %a, %b : memref<4xi16, strided<[1], offset: ?>> to memref<4xi16>
  return
}

func.func @clone(%a: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  %m = memref.alloc(%n) : memref<?xf64>
  memref.copy %a, %m : memref<?xf64> to memref<?xf64>
  return %m : memref<?xf64>
}

func.func @and_read(%a: memref<4xf32>, %b: memref<4xf32>, %i: index) -> f32 {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  %x = memref.load %b[%i] : memref<4xf32>
  return %x : f32
}

func.func @half_contiguous(%a: memref<4x4xf32, strided<[8, 1]>>, %b: memref<?x4xf32>) {
  %c = memref.cast %b : memref<?x4xf32> to memref<4x4xf32>
  memref.copy %a, %c : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32>
  return
}

func.func @nothing(%a: memref<0x4xf32>, %b: memref<0x4xf32>) {
  memref.copy %a, %b : memref<0x4xf32> to memref<0x4xf32>
  return
}

func.func @one(%a: memref<i32>, %b: memref<i32>) {
  memref.copy %a, %b : memref<i32> to memref<i32>
  return
}

func.func @any_rank(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

func.func @to_stack(%n: index, %m: memref<?xf32>, %i: index) -> f32 {
  %a = memref.alloca(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  %x = memref.load %a[%i] : memref<?xf32>
  return %x : f32
}
