// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @wide: proved
// CHECK-DAG: @floats: proved
// CHECK-DAG: @half: proved
// CHECK-DAG: @copied: proved
// CHECK-DAG: @space: proved
// CHECK-DAG: @vector: proved
// CHECK-DAG: @rounded: proved

// Integers and floats of other widths, address spaces, rounding modes.

func.func @wide(%a: i1000, %m: memref<?xi1000>, %i: index, %b: i65, %k: memref<?xi65>, %c: i1, %d: memref<?xi1>, %e: i7, %f: memref<?xi7>) -> (i1000, i65, i1, i7) {
  memref.store %a, %m[%i] : memref<?xi1000>
  memref.store %b, %k[%i] : memref<?xi65>
  memref.store %c, %d[%i] : memref<?xi1>
  memref.store %e, %f[%i] : memref<?xi7>
  %x = memref.load %m[%i] : memref<?xi1000>
  %y = memref.load %k[%i] : memref<?xi65>
  %z = memref.load %d[%i] : memref<?xi1>
  %w = memref.load %f[%i] : memref<?xi7>
  return %x, %y, %z, %w : i1000, i65, i1, i7
}

func.func @floats(%m: memref<?xf80>, %i: index, %k: memref<?xf128>, %q: memref<?xf8E4M3FN>) -> (f80, f128, f8E4M3FN) {
  %x = memref.load %m[%i] : memref<?xf80>
  %y = memref.load %k[%i] : memref<?xf128>
  %z = memref.load %q[%i] : memref<?xf8E4M3FN>
  return %x, %y, %z : f80, f128, f8E4M3FN
}

func.func @half(%a: bf16, %b: bf16, %m: memref<?xbf16>, %i: index) {
  %0 = arith.addf %a, %b : bf16
  memref.store %0, %m[%i] : memref<?xbf16>
  return
}

func.func @copied(%m: memref<4xf80>, %n: memref<4xf80>) {
  memref.copy %m, %n : memref<4xf80> to memref<4xf80>
  return
}

func.func @space(%m: memref<?x8xf32>, %i: index) -> f32 {
  %p = memref.memory_space_cast %m : memref<?x8xf32> to memref<?x8xf32, 1>
  %x = memref.load %p[%i, %i] : memref<?x8xf32, 1>
  return %x : f32
}

func.func @vector(%m: memref<?xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %x = memref.load %m[%i] : memref<?xvector<4xf32>>
  return %x : vector<4xf32>
}

func.func @rounded(%a: f64) -> f32 {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  return %0 : f32
}
