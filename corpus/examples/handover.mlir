// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @handover: proved
// CHECK-DAG: @through: proved

memref.global constant @factors : memref<4xf32> = dense<[1.0, 0.5, 0.25, 0.125]>

// Writes a last value to one buffer, gives it back, and hands over a new one.
func.func @handover(%old: memref<?xf32>, %n: index, %last: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %table = memref.get_global @factors : memref<4xf32>
  %factor = memref.load %table[%c0] : memref<4xf32>
  %scaled = arith.mulf %last, %factor : f32
  memref.store %scaled, %old[%c0] : memref<?xf32>
  memref.dealloc %old : memref<?xf32>
  %new = memref.alloc(%n) : memref<?xf32>
  return %new : memref<?xf32>
}

// Writes through one buffer while another is at hand.
func.func @through(%a: memref<4xi32>, %b: memref<4xi32>, %v: i32) {
  %c1 = arith.constant 1 : index
  %local = memref.alloca() : memref<4xi32>
  memref.store %v, %local[%c1] : memref<4xi32>
  memref.store %v, %b[%c1] : memref<4xi32>
  return
}
