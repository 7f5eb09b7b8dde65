// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @add: proved
// CHECK-DAG: @fadd: proved
// CHECK-DAG: @exchange: proved
// CHECK-DAG: @range: proved
// CHECK-DAG: @unsigned_range: proved
// CHECK-DAG: @flags: proved
// CHECK-DAG: @multiply: proved
// CHECK-DAG: @each: proved

// Memory that others update too: an operation that the machine has, or a loop that tries until nobody was faster.

func.func @add(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
  return %x : i32
}

func.func @fadd(%m: memref<4x4xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %x = memref.atomic_rmw addf %v, %m[%i, %j] : (f32, memref<4x4xf32>) -> f32
  return %x : f32
}

func.func @exchange(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %x = memref.atomic_rmw assign %v, %m[%i] : (i64, memref<?xi64>) -> i64
  return %x : i64
}

func.func @range(%low: memref<i64>, %high: memref<i64>, %v: i64) {
  %0 = memref.atomic_rmw mins %v, %low[] : (i64, memref<i64>) -> i64
  %1 = memref.atomic_rmw maxs %v, %high[] : (i64, memref<i64>) -> i64
  return
}

func.func @unsigned_range(%low: memref<i16>, %high: memref<i16>, %v: i16) {
  %0 = memref.atomic_rmw minu %v, %low[] : (i16, memref<i16>) -> i16
  %1 = memref.atomic_rmw maxu %v, %high[] : (i16, memref<i16>) -> i16
  return
}

func.func @flags(%m: memref<?xi8, strided<[2], offset: 1>>, %i: index, %set: i8, %keep: i8) -> i8 {
  %0 = memref.atomic_rmw andi %keep, %m[%i] : (i8, memref<?xi8, strided<[2], offset: 1>>) -> i8
  %1 = memref.atomic_rmw ori %set, %m[%i] : (i8, memref<?xi8, strided<[2], offset: 1>>) -> i8
  return %1 : i8
}

func.func @multiply(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %b = arith.muli %v, %old : i32
    memref.atomic_yield %b : i32
  }
  memref.store %x, %m[%i] : memref<?xi32>
  %y = memref.load %m[%i] : memref<?xi32>
  return %y : i32
}

func.func @each(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^h(%c0 : index)
^h(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^b, ^e
^b:
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %b = arith.muli %v, %old : i32
    memref.atomic_yield %b : i32
  }
  %j = arith.addi %i, %c1 : index
  cf.br ^h(%j : index)
^e:
  return
}
