// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @clamp: proved
// CHECK-DAG: @clamped: proved
// CHECK-DAG: @one: proved
// CHECK-DAG: @sum: proved
// CHECK-DAG: @largest: proved

// Small functions that others call: an optimiser puts them where they are called.

memref.global "private" constant @limits : memref<2xi32> = dense<[-128, 127]>

func.func private @report(i32) -> i32

// Nothing below zero.
func.func private @clamp(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %below = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %below, ^bb1, ^bb2
^bb1:
  return %c0 : i32
^bb2:
  return %x : i32
}

func.func private @clamped(%v: memref<?xi32>, %i: index) -> i32 {
  %x = memref.load %v[%i] : memref<?xi32>
  %y = call @clamp(%x) : (i32) -> i32
  return %y : i32
}

// One element is reported, after it was clamped.
func.func @one(%v: memref<?xi32>, %i: index) -> i32 {
  %x = call @clamped(%v, %i) : (memref<?xi32>, index) -> i32
  %r = call @report(%x) : (i32) -> i32
  return %r : i32
}

func.func @sum(%v: memref<?xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  cf.br ^bb1(%c0, %zero : index, i32)
^bb1(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^bb2, ^bb3
^bb2:
  %x = call @clamped(%v, %i) : (memref<?xi32>, index) -> i32
  %s_next = arith.addi %s, %x : i32
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next, %s_next : index, i32)
^bb3:
  return %s : i32
}

// The larger of two, by way of a buffer.
func.func @largest(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pair = memref.alloca() : memref<2xi32>
  memref.store %a, %pair[%c0] : memref<2xi32>
  memref.store %b, %pair[%c1] : memref<2xi32>
  %x = memref.load %pair[%c0] : memref<2xi32>
  %y = memref.load %pair[%c1] : memref<2xi32>
  %m = arith.maxsi %x, %y : i32
  %k = call @clamp(%m) : (i32) -> i32
  return %k : i32
}
