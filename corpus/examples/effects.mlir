// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 7 functions: 7 proved

// Functions with few effects, each of other kinds: what an optimiser finds out of them.
func.func @first(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<8xf32>
  return %v : f32
}
func.func @set(%m: memref<8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<8xf32>
  return
}
func.func @copy(%from: memref<8xf32>, %to: memref<8xf32>, %i: index) {
  %v = memref.load %from[%i] : memref<8xf32>
  memref.store %v, %to[%i] : memref<8xf32>
  return
}
func.func @same(%a: i32) -> i32 {
  return %a : i32
}
func.func @low_bits(%a: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %r = arith.andi %a, %c7 : i32
  return %r : i32
}
func.func @buffer(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m : memref<?xf32>
}
func.func @until_zero(%m: memref<8xi64>) -> i64 {
  %c0 = arith.constant 0 : i64
  %start = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%start : index)
^head(%i: index):
  %v = memref.load %m[%i] : memref<8xi64>
  %stop = arith.cmpi eq, %v, %c0 : i64
  %next = arith.addi %i, %one : index
  cf.cond_br %stop, ^done, ^head(%next : index)
^done:
  return %v : i64
}
