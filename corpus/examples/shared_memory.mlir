// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 7 functions: 7 proved

// Memory is what others left there: other functions, other memrefs of the same buffer, whatever their elements are.
memref.global "private" @last : memref<i32> = dense<3>

func.func @remember(%x: i32) {
  %m = memref.get_global @last : memref<i32>
  memref.store %x, %m[] : memref<i32>
  return
}

func.func @remembered() -> i32 {
  %m = memref.get_global @last : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

func.func @number_and_bits(%p: memref<i32>, %q: memref<f32>, %x: f32) -> i32 {
  %c1 = arith.constant 1 : i32
  memref.store %c1, %p[] : memref<i32>
  memref.store %x, %q[] : memref<f32>
  %r = memref.load %p[] : memref<i32>
  return %r : i32
}

func.func @two_at_once(%a: memref<2xi32>, %b: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.load %a[%c0] : memref<2xi32>
  memref.store %x, %b[%c0] : memref<2xi32>
  %y = memref.load %a[%c1] : memref<2xi32>
  memref.store %y, %b[%c1] : memref<2xi32>
  return
}

func.func @assumed(%m: memref<?xf32, strided<[1], offset: ?>>, %i: index) -> f32 {
  memref.assume_alignment %m, 16 : memref<?xf32, strided<[1], offset: ?>>
  %x = memref.load %m[%i] : memref<?xf32, strided<[1], offset: ?>>
  return %x : f32
}

func.func @aligned(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  return %m : memref<?xf32>
}

func.func @cleared(%m: memref<?xi32>) {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %zero, %m[%c0] : memref<?xi32>
  memref.store %zero, %m[%c1] : memref<?xi32>
  return
}
