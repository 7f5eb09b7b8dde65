// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 32 functions: 32 proved

// What threads share, updated without locks: a compare-exchange loop wherever the machine has no operation for the update.

func.func @scale(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %new = arith.muli %old, %v : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
func.func @toggle(%m: memref<?xi8>, %i: index, %v: i8) -> i8 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi8> {
  ^bb0(%old: i8):
    %new = arith.xori %old, %v : i8
    memref.atomic_yield %new : i8
  }
  return %x : i8
}
func.func @subtract(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %new = arith.subi %old, %v : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
func.func @subtract_from(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %new = arith.subi %v, %old : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
// The last 64 of a row of bits.
func.func @shift_in(%m: memref<?xi64>, %i: index, %bit: i64) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %c1 = arith.constant 1 : i64
    %0 = arith.shli %old, %c1 : i64
    %new = arith.ori %0, %bit : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
// A counter that stops at its bound.
func.func @count_up_to(%m: memref<?xi16>, %i: index, %most: i16) -> i16 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi16> {
  ^bb0(%old: i16):
    %c1 = arith.constant 1 : i16
    %0 = arith.addi %old, %c1 : i16
    %c = arith.cmpi ult, %old, %most : i16
    %new = arith.select %c, %0, %old : i16
    memref.atomic_yield %new : i16
  }
  return %x : i16
}
// A semaphore is taken if there is one.
func.func @count_down(%m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %0 = arith.subi %old, %c1 : i32
    %c = arith.cmpi eq, %old, %c0 : i32
    %new = arith.select %c, %old, %0 : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
// The next place of a ring.
func.func @next_in_ring(%m: memref<?xi32>, %i: index, %size: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %old, %c1 : i32
    %c = arith.cmpi eq, %0, %size : i32
    %new = arith.select %c, %c0, %0 : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
func.func @halve(%m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %c1 = arith.constant 1 : i32
    %new = arith.shrsi %old, %c1 : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
// A load that fades.
func.func @decay(%m: memref<?xi16>, %i: index, %k: i16) -> i16 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi16> {
  ^bb0(%old: i16):
    %0 = arith.shrui %old, %k : i16
    %new = arith.subi %old, %0 : i16
    memref.atomic_yield %new : i16
  }
  return %x : i16
}
// A generator of numbers.
func.func @mix(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %a = arith.constant 6364136223846793005 : i64
    %0 = arith.muli %old, %a : i64
    %new = arith.addi %0, %v : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
// The lowest bit that is set is cleared: a slot is taken.
func.func @clear_lowest(%m: memref<?xi64>, %i: index) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %c1 = arith.constant 1 : i64
    %0 = arith.subi %old, %c1 : i64
    %new = arith.andi %old, %0 : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
func.func @product(%m: memref<?xi16>, %i: index, %v: i16) -> i16 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi16> {
  ^bb0(%old: i16):
    %c1 = arith.constant 1 : i16
    %0 = arith.ori %v, %c1 : i16
    %new = arith.muli %old, %0 : i16
    memref.atomic_yield %new : i16
  }
  return %x : i16
}
func.func @running_mean(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %c3 = arith.constant 3 : i32
    %0 = arith.subi %v, %old : i32
    %1 = arith.shrsi %0, %c3 : i32
    %new = arith.addi %old, %1 : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
// The least so far that is not 0.
func.func @keep_if_less(%m: memref<?xi64>, %i: index, %v: i64) -> i64 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi64> {
  ^bb0(%old: i64):
    %c0 = arith.constant 0 : i64
    %none = arith.cmpi eq, %old, %c0 : i64
    %less = arith.cmpi ult, %v, %old : i64
    %c = arith.ori %none, %less : i1
    %new = arith.select %c, %v, %old : i64
    memref.atomic_yield %new : i64
  }
  return %x : i64
}
func.func @negate(%m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %all = arith.constant -1 : i32
    %new = arith.xori %old, %all : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
// One half of a word is set, the other is left alone.
func.func @low_half(%m: memref<?xi32>, %i: index, %v: i16) -> i32 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
  ^bb0(%old: i32):
    %mask = arith.constant -65536 : i32
    %0 = arith.andi %old, %mask : i32
    %1 = arith.extui %v : i16 to i32
    %new = arith.ori %0, %1 : i32
    memref.atomic_yield %new : i32
  }
  return %x : i32
}
func.func @bounded_sum(%m: memref<?xi8>, %i: index, %v: i8, %most: i8) -> i8 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi8> {
  ^bb0(%old: i8):
    %0 = arith.addi %old, %v : i8
    %c = arith.cmpi sgt, %0, %most : i8
    %new = arith.select %c, %most, %0 : i8
    memref.atomic_yield %new : i8
  }
  return %x : i8
}
func.func @exchange_sign(%m: memref<?xi16>, %i: index) -> i16 {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xi16> {
  ^bb0(%old: i16):
    %c0 = arith.constant 0 : i16
    %new = arith.subi %c0, %old : i16
    memref.atomic_yield %new : i16
  }
  return %x : i16
}
// Single operations of the machine.
func.func @add_64(%m: memref<8x?xi64>, %i: index, %j: index, %v: i64) -> i64 {
  %x = memref.atomic_rmw addi %v, %m[%i, %j] : (i64, memref<8x?xi64>) -> i64
  return %x : i64
}
func.func @add_8(%m: memref<8x?xi8>, %i: index, %j: index, %v: i8) -> i8 {
  %x = memref.atomic_rmw addi %v, %m[%i, %j] : (i8, memref<8x?xi8>) -> i8
  return %x : i8
}
func.func @add_double(%m: memref<8x?xf64>, %i: index, %j: index, %v: f64) -> f64 {
  %x = memref.atomic_rmw addf %v, %m[%i, %j] : (f64, memref<8x?xf64>) -> f64
  return %x : f64
}
func.func @replace(%m: memref<8x?xi32>, %i: index, %j: index, %v: i32) -> i32 {
  %x = memref.atomic_rmw assign %v, %m[%i, %j] : (i32, memref<8x?xi32>) -> i32
  return %x : i32
}
func.func @replace_float(%m: memref<8x?xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %x = memref.atomic_rmw assign %v, %m[%i, %j] : (f32, memref<8x?xf32>) -> f32
  return %x : f32
}
func.func @set_bits(%m: memref<8x?xi32>, %i: index, %j: index, %v: i32) -> i32 {
  %x = memref.atomic_rmw ori %v, %m[%i, %j] : (i32, memref<8x?xi32>) -> i32
  return %x : i32
}
func.func @keep_bits(%m: memref<8x?xi64>, %i: index, %j: index, %v: i64) -> i64 {
  %x = memref.atomic_rmw andi %v, %m[%i, %j] : (i64, memref<8x?xi64>) -> i64
  return %x : i64
}
func.func @greatest(%m: memref<8x?xi32>, %i: index, %j: index, %v: i32) -> i32 {
  %x = memref.atomic_rmw maxs %v, %m[%i, %j] : (i32, memref<8x?xi32>) -> i32
  return %x : i32
}
func.func @least(%m: memref<8x?xi32>, %i: index, %j: index, %v: i32) -> i32 {
  %x = memref.atomic_rmw mins %v, %m[%i, %j] : (i32, memref<8x?xi32>) -> i32
  return %x : i32
}
func.func @greatest_unsigned(%m: memref<8x?xi64>, %i: index, %j: index, %v: i64) -> i64 {
  %x = memref.atomic_rmw maxu %v, %m[%i, %j] : (i64, memref<8x?xi64>) -> i64
  return %x : i64
}
func.func @least_unsigned(%m: memref<8x?xi8>, %i: index, %j: index, %v: i8) -> i8 {
  %x = memref.atomic_rmw minu %v, %m[%i, %j] : (i8, memref<8x?xi8>) -> i8
  return %x : i8
}
func.func @greatest_16(%m: memref<8x?xi16>, %i: index, %j: index, %v: i16) -> i16 {
  %x = memref.atomic_rmw maxs %v, %m[%i, %j] : (i16, memref<8x?xi16>) -> i16
  return %x : i16
}
func.func @least_16(%m: memref<8x?xi16>, %i: index, %j: index, %v: i16) -> i16 {
  %x = memref.atomic_rmw minu %v, %m[%i, %j] : (i16, memref<8x?xi16>) -> i16
  return %x : i16
}
