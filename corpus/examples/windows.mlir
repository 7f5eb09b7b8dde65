// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 --assume=nonnegative-strides | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @table_passed: proved
// CHECK-DAG: @window_passed: proved
// CHECK-DAG: @own_window: proved
// CHECK-DAG: @any_rank: proved

// Windows that other functions get, and windows of memory made here.
memref.global "private" constant @k : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func private @ext(memref<4xf32>)
func.func private @ext2(memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?xf32>

func.func @table_passed(%i: index) -> f32 {
  %m = memref.get_global @k : memref<4xf32>
  call @ext(%m) : (memref<4xf32>) -> ()
  %x = memref.load %m[%i] : memref<4xf32>
  return %x : f32
}

func.func @window_passed(%m: memref<?x8xf32>, %i: index, %n: index) -> f32 {
  %v = memref.subview %m[%i, 2] [%n, 4] [1, 1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  %w = memref.cast %v : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %r = call @ext2(%w) : (memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?xf32>
  %x = memref.load %r[%i] : memref<?xf32>
  return %x : f32
}

func.func @own_window(%n: index, %i: index, %v: f32) -> f32 {
  %m = memref.alloc(%n) : memref<?x8xf32>
  %s = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %c3 = arith.constant 3 : index
  memref.store %v, %s[%c3] : memref<8xf32, strided<[1], offset: ?>>
  %x = memref.load %s[%c3] : memref<8xf32, strided<[1], offset: ?>>
  memref.dealloc %m : memref<?x8xf32>
  return %x : f32
}

func.func @any_rank(%m: memref<?x8xf32>) -> memref<*xf32> {
  %s = memref.subview %m[0, 0] [2, 8] [1, 1] : memref<?x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %u = memref.cast %s : memref<2x8xf32, strided<[8, 1]>> to memref<*xf32>
  return %u : memref<*xf32>
}
