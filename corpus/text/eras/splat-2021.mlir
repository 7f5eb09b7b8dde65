// Operations of the standard dialect that moved to others by 2022, alone and inside of an operation that has a region.
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ sed '/BEHIND/,$d' %s | mlir-opt-14 %}
// CHECK: vector.splat %arg0 : vector<4xf32>
func @all(%x: f32) -> vector<4xf32> {
  %0 = splat %x : vector<4xf32>
  %1 = std.splat %x : vector<4xf32>
  return %0 : vector<4xf32>
}
// CHECK: scf.for
// CHECK: call @other() : () -> ()
func private @other()
func @inside(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      call @other() : () -> ()
    }
    call @other() : () -> ()
  }
  return
}
// BEHIND: of 2020
// CHECK: arith.shrsi
// CHECK: arith.shrui
// CHECK: memref.generic_atomic_rmw
// CHECK: arith.addi
// CHECK: memref.atomic_yield
func @shifts(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = shift_right_signed %a, %a : i32
  %1 = shift_right_unsigned %0, %a : i32
  %2 = generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %3 = addi %old, %1 : i32
    atomic_yield %3 : i32
  }
  return %2 : i32
}
