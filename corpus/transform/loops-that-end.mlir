// A loop without effects is removed where it is known to end: its number moves by one, and is compared with one from outside. With <= it
// may go round for ever.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: verify-lowering %s --lower-with 'lower-mlir -canonicalize' --quiet
// CHECK-LABEL: @up
// CHECK-NEXT: return
// CHECK-LABEL: @other
// CHECK-NEXT: return
// CHECK-LABEL: @as_long_as
// CHECK-NEXT: return
// CHECK-LABEL: @for_ever
// CHECK: scf.while
// CHECK-LABEL: @by_two
// CHECK: scf.while

func.func @up(%n: index) {
  %c0 = arith.constant 0 : index
  %i1 = index.constant 1
  %r = scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %j = index.add %i1, %i
    scf.yield %j : index
  }
  return
}
func.func @other(%n: i32) {
  %c0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %c = arith.cmpi ne, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.subi %i, %i1 : i32
    scf.yield %j : i32
  }
  return
}
func.func @as_long_as(%n: index) {
  %i1 = index.constant 1
  %r = scf.while (%i = %n) : (index) -> index {
    %c = arith.cmpi eq, %i, %n : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    %j = index.sub %i, %i1
    scf.yield %j : index
  }
  return
}
func.func @for_ever(%n: i32) {
  %c0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %c = arith.cmpi sle, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %i1 : i32
    scf.yield %j : i32
  }
  return
}
func.func @by_two(%n: i32) {
  %c0 = arith.constant 0 : i32
  %i2 = arith.constant 2 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %c = arith.cmpi ne, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i2, %i : i32
    scf.yield %j : i32
  }
  return
}
