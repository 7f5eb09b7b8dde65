// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @interpolate: proved
// CHECK-DAG: @count: proved
// CHECK-DAG: @note: proved
// CHECK-DAG: @state: proved
// CHECK-DAG: @checked: proved

// Memory that a module has: tables, counters, state; and conditions that have to hold.
memref.global "private" constant @table : memref<5xf32> = dense<[0.0, 0.5, 0.75, 0.875, 1.0]>
memref.global "private" constant @weights : memref<2x3xi16> = dense<[[1, 2, 3], [-4, 5, -6]]>
memref.global @counters : memref<2x3xi32> = dense<0>
memref.global @last : memref<f32> = uninitialized
memref.global "private" @seed : memref<i64> = dense<7> {alignment = 64 : i64}

func.func @interpolate(%i: index, %t: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @table : memref<5xf32>
  %a = memref.load %m[%i] : memref<5xf32>
  %j = arith.addi %i, %c1 : index
  %b = memref.load %m[%j] : memref<5xf32>
  %d = arith.subf %b, %a : f32
  %e = arith.mulf %d, %t : f32
  %r = arith.addf %a, %e : f32
  return %r : f32
}

func.func @count(%i: index, %j: index) -> i32 {
  %w = memref.get_global @weights : memref<2x3xi16>
  %c = memref.get_global @counters : memref<2x3xi32>
  %x = memref.load %w[%i, %j] : memref<2x3xi16>
  %y = arith.extsi %x : i16 to i32
  %z = memref.load %c[%i, %j] : memref<2x3xi32>
  %s = arith.addi %y, %z : i32
  memref.store %s, %c[%i, %j] : memref<2x3xi32>
  return %s : i32
}

func.func @note(%x: f32) {
  %m = memref.get_global @last : memref<f32>
  memref.store %x, %m[] : memref<f32>
  return
}

func.func @state() -> memref<i64> {
  %m = memref.get_global @seed : memref<i64>
  return %m : memref<i64>
}

func.func @checked(%m: memref<?xi64>, %i: index) -> i64 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %low = arith.cmpi sge, %i, %c0 : index
  cf.assert %low, "index is negative"
  %high = arith.cmpi slt, %i, %n : index
  cf.assert %high, "index is too large"
  %x = memref.load %m[%i] : memref<?xi64>
  return %x : i64
}
