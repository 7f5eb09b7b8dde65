// The body of a memref.generic_atomic_rmw becomes a loop where each of its operations is converted by the same run, is of LLVM already, or folds
// to a value that is there: by constants outside of it, too. An operation that folds to a constant does not, and what an other one leaves keeps
// the update as it is. As mlir-opt 22 does it.
//
// RUN: lower-mlir -finalize-memref-to-llvm %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet --opt mlir-opt-22 %s -- -finalize-memref-to-llvm %}

// CHECK-LABEL: func.func @chosen(
// CHECK: llvm.cmpxchg %{{.*}}, %[[X:.*]], %[[X]] acq_rel monotonic : !llvm.ptr, i32
func.func @chosen(%m: memref<4xi32>, %i: index, %b: i1) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.select %b, %x, %x : i32
    memref.atomic_yield %y : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @one_after_the_other(
// CHECK: %[[Y:.*]] = llvm.add %[[X:.*]], %[[X]] : i32
// CHECK: llvm.cmpxchg %{{.*}}, %[[X]], %[[Y]] acq_rel monotonic : !llvm.ptr, i32
func.func @one_after_the_other(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.andi %x, %x : i32
    %z = arith.ori %x, %x : i32
    %s = llvm.add %z, %y : i32
    memref.atomic_yield %s : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @zero_outside(
// CHECK: llvm.cmpxchg %{{.*}}, %[[X:.*]], %[[X]] acq_rel monotonic : !llvm.ptr, i32
func.func @zero_outside(%m: memref<4xi32>, %i: index) -> i32 {
  %c = arith.constant 0 : i32
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %c, %x : i32
    %z = arith.subi %y, %c : i32
    memref.atomic_yield %z : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @zero_inside(
// CHECK: memref.generic_atomic_rmw
// CHECK: memref.atomic_yield %arg2 : i32
func.func @zero_inside(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %c = arith.constant 0 : i32
    %y = arith.addi %x, %c : i32
    memref.atomic_yield %y : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @to_constant(
// CHECK: memref.generic_atomic_rmw
// CHECK: arith.xori
func.func @to_constant(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.xori %x, %x : i32
    memref.atomic_yield %y : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @then_not(
// CHECK: memref.generic_atomic_rmw
// CHECK: arith.addi %{{.*}}, %{{.*}} : i32
func.func @then_not(%m: memref<4xi32>, %i: index) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.andi %x, %x : i32
    %z = arith.addi %y, %x : i32
    memref.atomic_yield %z : i32
  }
  return %r : i32
}
