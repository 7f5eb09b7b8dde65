// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @latest: proved
// CHECK-DAG: @latest_heap: proved
// CHECK-DAG: @difference: proved
// CHECK-DAG: @first: proved

// Buffers of a few elements that an optimiser keeps in registers, and what it makes of neighbouring operations.

// Whichever was stored last at an index that is not known.
func.func @latest(%i: index, %v: i32, %w: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  memref.store %w, %m[%c2] : memref<4xi32>
  %x = memref.load %m[%i] : memref<4xi32>
  return %x : i32
}

func.func @latest_heap(%i: index, %v: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %x = memref.load %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %x : f32
}

func.func @difference(%a: f32, %b: f32) -> f32 {
  %d = arith.subf %a, %b : f32
  return %d : f32
}

// The first element of a memref of rank 1 after an unranked one.
func.func @first(%m: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.cast %m : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %n = memref.cast %v : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  %x = memref.load %n[%c0] : memref<?xf32>
  return %x : f32
}
