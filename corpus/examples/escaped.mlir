// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @given: proved
// CHECK-DAG: @given_back: proved
// CHECK-DAG: @new_row: proved
// CHECK-DAG: @row_by_row: proved
// CHECK-DAG: @shared_out: proved

// What has escaped callees may free, keep, or give back, and what lies in a table is found there.

func.func private @consider(memref<4xi32>)
func.func private @choose(memref<4xi32>) -> memref<4xi32>

// Whether the buffer is still there after the call is not known here.
func.func @given(%v: i32) {
  %at = arith.constant 0 : index
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %v, %buffer[%at] : memref<4xi32>
  call @consider(%buffer) : (memref<4xi32>) -> ()
  return
}

// What comes back may be what was given.
func.func @given_back() -> i32 {
  %at = arith.constant 1 : index
  %given = memref.alloc() : memref<4xi32>
  %chosen = call @choose(%given) : (memref<4xi32>) -> memref<4xi32>
  %r = memref.load %chosen[%at] : memref<4xi32>
  memref.dealloc %given : memref<4xi32>
  return %r : i32
}

// A table gets a row that is new, which is filled in before and after.
func.func @new_row(%rows: memref<?xmemref<4xf32>>, %i: index, %x: f32) -> f32 {
  %first = arith.constant 0 : index
  %last = arith.constant 3 : index
  %new = memref.alloc() : memref<4xf32>
  memref.store %x, %new[%first] : memref<4xf32>
  memref.store %new, %rows[%i] : memref<?xmemref<4xf32>>
  memref.store %x, %new[%last] : memref<4xf32>
  %row = memref.load %rows[%i] : memref<?xmemref<4xf32>>
  %r = memref.load %row[%last] : memref<4xf32>
  return %r : f32
}

// The row may lie over the table: it is looked up again.
func.func @row_by_row(%rows: memref<?xmemref<?xf32>>, %i: index, %x: f32) -> f32 {
  %row = memref.load %rows[%i] : memref<?xmemref<?xf32>>
  memref.store %x, %row[%i] : memref<?xf32>
  %again = memref.load %rows[%i] : memref<?xmemref<?xf32>>
  %r = memref.load %again[%i] : memref<?xf32>
  return %r : f32
}

// Undefined if there are no parts, whatever others have written meanwhile.
func.func @shared_out(%counts: memref<16xi32>, %i: index, %parts: i32) -> i32 {
  %before = memref.generic_atomic_rmw %counts[%i] : memref<16xi32> {
  ^bb0(%count: i32):
    %each = arith.divui %count, %parts : i32
    memref.atomic_yield %each : i32
  }
  return %before : i32
}
